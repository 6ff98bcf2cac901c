import { vi } from 'vitest';
import { run } from '../../src/cli/run.ts';

/** Both outputs of a command, and its exit code. */
export interface RanCommand {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** Run the command line in this process. */
export async function ranCommand(...args: readonly string[]): Promise<RanCommand> {
  let [out, err] = ['', ''];
  const onOut = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const onErr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  try {
    return { code: await run(args), out, err };
  } finally {
    onOut.mockRestore();
    onErr.mockRestore();
  }
}
