import path from 'node:path';

/** The output of a command, and its exit code. */
export interface CommandResult {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

interface CommandCall {
  readonly args: readonly string[];
  /** The working directory. */
  readonly folder: string;
  /** Environment variables to add. */
  readonly env: Readonly<Record<string, string>>;
}

/** Number of calls so far: each one evaluates the command's file again, and only this file. */
let calls = 0;

/**
 * Run a program of `server/commands` in this process: same arguments, folder, output and exit code
 * as in a process, without loading its packages each time.
 */
export async function callCommand(
  name: string,
  { args, folder, env }: CommandCall,
): Promise<CommandResult> {
  const file = path.resolve('server/commands', `${name}.ts`);
  const leave = enter({ args: [process.execPath, file, ...args], folder, env });
  const [out, err] = [capture(process.stdout), capture(process.stderr)];
  try {
    calls += 1;
    await import(`${file}?call=${calls}`);
    return { out: out.end(), err: err.end(), code: Number(process.exitCode ?? 0) };
  } finally {
    out.end();
    err.end();
    leave();
  }
}

/** Change what a program sees of its process; returns how to change it back. */
function enter({ args, folder, env }: CommandCall): () => void {
  const before = {
    argv: process.argv,
    folder: process.cwd(),
    env: process.env,
    exitCode: process.exitCode,
  };
  const signals = (['SIGINT', 'SIGTERM'] as const).map(
    (name) => [name, new Set(process.listeners(name))] as const,
  );
  process.argv = [...args];
  process.env = { ...process.env, ...env };
  process.exitCode = undefined;
  process.chdir(folder);
  return () => {
    process.chdir(before.folder);
    process.argv = before.argv;
    process.env = before.env;
    process.exitCode = before.exitCode;
    for (const [name, known] of signals)
      for (const listener of process.listeners(name))
        if (!known.has(listener)) process.removeListener(name, listener);
  };
}

/** Collect what is written to a stream until `end`. */
function capture(stream: NodeJS.WriteStream): { readonly end: () => string } {
  const write = stream.write.bind(stream);
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
    return true;
  };
  return {
    end: () => {
      stream.write = write;
      return text;
    },
  };
}
