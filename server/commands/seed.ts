import { writeUsage } from '#base/commandHelp.ts';
import { fillSite } from '../seed/fillSite.ts';
import { printUsageError, runWithArguments } from './readArguments.ts';
import { readSeedSize } from './readSeedSize.ts';
import { runCommand, printLine } from './runCommand.ts';
import { SEED } from './serverCommands.ts';

// `npm run seed`: fills an empty site with sample users and puzzles.
await runWithArguments(SEED, async ({ values }) => {
  const size = readSeedSize(values);
  if (size === null) {
    printUsageError(`Usage: ${writeUsage(SEED)} (0 to 10,000,000 each; at least one user)`);
    return;
  }
  await runCommand({
    migrates: true,
    work: async ({ url }) => {
      await fillSite(url, { ...size, onStep: (step) => printLine(`Creating ${step}…`) });
      printLine(`Created ${size.users} users and ${size.puzzles} puzzles.`);
    },
  });
});
