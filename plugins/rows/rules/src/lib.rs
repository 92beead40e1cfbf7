//! The rules of the games of rows, from noughts and crosses to five in a cube.
