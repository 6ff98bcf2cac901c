/** The server refused a call. The message is its summary and the status. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, summary: string) {
    super(`${summary} (${status})`);
    this.name = 'ApiError';
    this.status = status;
  }
}
