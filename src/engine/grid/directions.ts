/** The four directions to the neighbors of a cell. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The eight directions to the cells around a cell. */
export type Orientation = Direction | 'up-right' | 'down-right' | 'down-left' | 'up-left';

/**
 * The way in which two opposite sides of a grid are joined: not at all, straight, reversed, or each
 * reflected into itself.
 */
export type Wrapping = 'none' | 'wrap' | 'wrap-reverse' | 'reflect-reverse';
