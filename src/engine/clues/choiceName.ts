/**
 * The name of a literal among the choices of a text, which may have no hyphen: `up-right` is chosen
 * by `up_right`.
 */
export function choiceName(literal: string): string {
  return literal.replace('-', '_');
}
