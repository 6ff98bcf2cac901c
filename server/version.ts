/** The version of the product, as in `package.json`: the one place where it is written. */
export { version as VERSION } from '../package.json';
