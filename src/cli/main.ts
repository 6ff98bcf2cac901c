import { OK } from './Command.ts';
import { run } from './run.ts';

exitQuietlyOnClosedPipe();
process.exitCode = await run(process.argv.slice(2));

/** A reader such as `head` closes the pipe when it has read enough, which is no error. */
function exitQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK);
    throw error;
  });
}
