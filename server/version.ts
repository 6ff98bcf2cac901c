/** The version of the product, defined in `package.json`. */
export { version as VERSION } from '../package.json';
