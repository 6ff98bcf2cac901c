/**
 * Why the server, or a command beside it, cannot start. The message is one complete sentence for
 * the person at the terminal: whoever catches it prints it and ends with exit code 1.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
