/** Exit codes of shells for the end by a signal: 128 and its number. */
const EXIT_CODE = { SIGINT: 130, SIGTERM: 143 } as const;

/** Aborted when the process is asked to stop. A second signal stops it at once. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (stopping.signal.aborted) process.exit(EXIT_CODE[name]);
      stopping.abort();
    });
  }
  return stopping.signal;
}
