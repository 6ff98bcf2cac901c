/**
 * A call got no answer: there is no network, the server was not reached, or the visitor wants no
 * calls. What is said of it is in `problemOf`.
 */
export class NoAnswerError extends Error {
  constructor(options?: ErrorOptions) {
    super('unreachable', options);
    this.name = 'NoAnswerError';
  }
}
