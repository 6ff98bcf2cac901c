/**
 * A call got no answer: there is no network, the server was not reached, or the visitor wants no
 * calls.
 */
export class NoAnswerError extends Error {
  constructor(options?: ErrorOptions) {
    super('The server was not reached.', options);
    this.name = 'NoAnswerError';
  }
}
