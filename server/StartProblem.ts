/**
 * Reason why the server or one of its commands cannot start. The message is one complete sentence
 * for the operator: the code that catches it prints it and exits with code 1.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
