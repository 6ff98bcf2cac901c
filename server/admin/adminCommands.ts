import { alignLines, asksForHelp, writeHelp } from '#base/commandHelp.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { EXIT_CODES } from '../commands/serverCommands.ts';
import { listAccounts, createAccount, recover, setActive, setLabel, setTitle } from './accounts.ts';
import type { AdminCommand, AdminContext, AdminResult } from './AdminCommand.ts';
import { addCopyright, listCopyrights, removeCopyright } from './copyrights.ts';
import { createInvitation, listInvitations, removeInvitation } from './invitations.ts';
import { addStarterPuzzles } from './starterPuzzles.ts';
import { giveSupport, showSupport, takeSupport } from './support.ts';

const EXAMPLE_ID = '0198c2f4-5a1e-7d3b-9c60-2f8e4b7a1d05';

/** All commands by name; a name may be two words. */
const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  login: {
    usage: 'login NAME',
    help: 'create a moderator and print a sign-in link',
    example: 'login Ada',
    least: 1,
    most: 1,
    run: (context, [name = '']) => createAccount(context, name, ['moderator']),
  },
  invite: {
    usage: 'invite NAME',
    help: 'create an account and print a sign-in link',
    example: 'invite Ada Lovelace',
    least: 1,
    most: 1,
    run: (context, [name = '']) => createAccount(context, name, []),
  },
  'invitation add': {
    usage: 'invitation add [USES] [DAYS]',
    help: 'print a link to sign up (1 use, 7 days)',
    example: 'invitation add 20 30',
    least: 0,
    most: 2,
    run: (context, [uses = '1', days = '7']) => createInvitation(context, { uses, days }),
  },
  'invitation list': {
    usage: 'invitation list',
    help: 'list the invitations that can be used',
    example: 'invitation list',
    least: 0,
    most: 0,
    run: (context) => listInvitations(context),
  },
  'invitation remove': {
    usage: 'invitation remove ID',
    help: 'withdraw an invitation',
    example: `invitation remove ${EXAMPLE_ID}`,
    least: 1,
    most: 1,
    run: (context, [id = '']) => removeInvitation(context, id),
  },
  recover: {
    usage: 'recover USER',
    help: 'print a sign-in link for an account',
    example: 'recover Ada',
    least: 1,
    most: 1,
    run: (context, [who = '']) => recover(context, who),
  },
  list: {
    usage: 'list [WORDS]',
    help: 'list accounts, optionally by name',
    example: 'list ada',
    least: 0,
    most: 1,
    run: (context, [words = '']) => listAccounts(context, words),
  },
  label: {
    usage: 'label USER LABEL',
    help: 'add a label (moderator)',
    example: 'label Ada moderator',
    least: 2,
    most: 2,
    run: (context, [who = '', label = '']) => setLabel(context, who, label, true),
  },
  unlabel: {
    usage: 'unlabel USER LABEL',
    help: 'remove a label (moderator)',
    example: 'unlabel Ada moderator',
    least: 2,
    most: 2,
    run: (context, [who = '', label = '']) => setLabel(context, who, label, false),
  },
  title: {
    usage: 'title USER [TEXT]',
    help: 'set the line under a name, or remove it',
    example: 'title Ada Champion of 2026',
    least: 1,
    most: 2,
    run: (context, [who = '', text = '']) => setTitle(context, who, text),
  },
  block: {
    usage: 'block USER',
    help: 'block an account and sign it out everywhere',
    example: 'block Ada',
    least: 1,
    most: 1,
    run: (context, [who = '']) => setActive(context, who, false),
  },
  unblock: {
    usage: 'unblock USER',
    help: 'unblock an account',
    example: 'unblock Ada',
    least: 1,
    most: 1,
    run: (context, [who = '']) => setActive(context, who, true),
  },
  'support show': {
    usage: 'support show USER',
    help: 'print the time of a supporter and its payments',
    example: 'support show Ada',
    least: 1,
    most: 1,
    run: (context, [who = '']) => showSupport(context, who),
  },
  'support give': {
    usage: 'support give USER MONTHS [LEVEL]',
    help: 'give time as a supporter (level 2 or 3)',
    example: 'support give Ada 12 3',
    least: 2,
    most: 3,
    run: (context, [who = '', months = '', level = '2']) =>
      giveSupport(context, who, { months, level }),
  },
  'support take': {
    usage: 'support take USER [ORDER]',
    help: 'take the time of a supporter, or that of one order',
    example: 'support take Ada pi_3PqX4r',
    least: 1,
    most: 2,
    run: (context, [who = '', order = '']) => takeSupport(context, who, order),
  },
  'starter-puzzles': {
    usage: 'starter-puzzles',
    help: 'publish the puzzles of the generator that the site doesn’t have',
    example: 'starter-puzzles',
    least: 0,
    most: 0,
    run: (context) => addStarterPuzzles(context),
  },
  'copyright add': {
    usage: 'copyright add CHECKSUM [NOTE]',
    help: 'forbid publishing a puzzle (checksum or puzzle id)',
    example: `copyright add ${EXAMPLE_ID} from a magazine`,
    least: 1,
    most: 2,
    run: (context, [puzzle = '', note = '']) => addCopyright(context, puzzle, note),
  },
  'copyright remove': {
    usage: 'copyright remove CHECKSUM',
    help: 'allow publishing it again',
    example: `copyright remove ${EXAMPLE_ID}`,
    least: 1,
    most: 1,
    run: (context, [puzzle = '']) => removeCopyright(context, puzzle),
  },
  'copyright list': {
    usage: 'copyright list [CHECKSUM]',
    help: 'list forbidden checksums, optionally by prefix',
    example: 'copyright list cs4_0a',
    least: 0,
    most: 1,
    run: (context, [begin = '']) => listCopyrights(context, begin),
  },
};

/** Usage text of all commands. */
export const ADMIN_USAGE = [
  'Manage accounts and puzzles of a site.',
  '',
  'Usage:',
  '  npm run admin -- COMMAND',
  '',
  'Commands:',
  alignLines(Object.values(COMMANDS).map(({ usage, help }) => [usage, help])),
  '',
  'USER is the id of an account, or its name if no other account has the same name.',
  'COMMAND --help prints an example of a command.',
  '',
  'Exit codes:',
  alignLines(Object.entries(EXIT_CODES)),
].join('\n');

/** Names of all commands. */
export const ADMIN_COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** A command with its arguments, ready to run. */
type Prepared = (context: AdminContext) => Promise<AdminResult>;

/** The help that these words ask for: of a command, or of all; null if they ask for none. */
export function findAdminHelp(words: readonly string[]): string | null {
  if (!asksForHelp(words)) return null;
  const [, command] = findCommand(words) ?? [];
  return command === undefined ? ADMIN_USAGE : describe(command);
}

function describe({ usage, help, example }: AdminCommand): string {
  return writeHelp({
    call: `npm run admin -- ${usage}`,
    summary: `${help.charAt(0).toUpperCase()}${help.slice(1)}.`,
    options: {},
    example: `npm run admin -- ${example}`,
    exitCodes: EXIT_CODES,
  }).trimEnd();
}

function findCommand(words: readonly string[]): readonly [name: string, AdminCommand] | null {
  const [first = '', second = ''] = words;
  const name = [`${first} ${second}`, first].find((one) => Object.hasOwn(COMMANDS, one));
  const command = name === undefined ? undefined : COMMANDS[name];
  return name === undefined || !command ? null : [name, command];
}

/** Find the command for these words. The error is a sentence about the mistake in them. */
export function readAdminCommand(words: readonly string[]): Result<Prepared, string> {
  const found = findCommand(words);
  if (!found)
    return fail(words.length === 0 ? 'Missing command.' : `Unknown command: ${words.join(' ')}.`);
  const [name, command] = found;
  const given = words.slice(name.split(' ').length);
  if (given.length < command.least) return fail(`Missing argument. Usage: ${command.usage}`);
  if (command.most === 0 && given.length > 0)
    return fail(`Too many arguments. Usage: ${command.usage}`);
  // The last argument may consist of several words.
  const leading = given.slice(0, command.most - 1);
  const rest = given.slice(command.most - 1).join(' ');
  const args = given.length > leading.length ? [...leading, rest] : leading;
  return ok((context) => command.run(context, args));
}
