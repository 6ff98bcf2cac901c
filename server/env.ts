import { z } from 'zod';
import { fail, ok, type Result } from '#engine/result.ts';

const DEFAULT_PORT = 4173;
const MAX_PORT = 65_535;

/** Everything the environment decides. */
export interface Env {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** The address to listen on; undefined means every address of the machine. */
  readonly host: string | undefined;
}

const Port = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(MAX_PORT));

/** Read the environment. The error is a complete sentence for the person at the terminal. */
export function parseEnv(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Env, string> {
  const { PORT = String(DEFAULT_PORT), HOST } = variables;
  const port = Port.safeParse(PORT);
  if (!port.success) {
    return fail(`PORT must be a whole number from 0 to ${MAX_PORT}, not "${PORT}".`);
  }
  return ok({ port: port.data, host: HOST });
}
