import { fail, ok, type Result } from '#base/result.ts';
import { listAccounts, createAccount, recover, setActive, setLabel, setTitle } from './accounts.ts';
import type { AdminCommand, AdminContext, AdminResult } from './AdminCommand.ts';
import { addCopyright, listCopyrights, removeCopyright } from './copyrights.ts';

/** All commands by name; a name may be two words. */
const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  login: {
    usage: 'login NAME',
    help: 'make a moderator, and print an address to sign in',
    least: 1,
    most: 1,
    run: (context, [name = '']) => createAccount(context, name, ['moderator']),
  },
  invite: {
    usage: 'invite NAME',
    help: 'make an account, and print an address to sign in',
    least: 1,
    most: 1,
    run: (context, [name = '']) => createAccount(context, name, []),
  },
  recover: {
    usage: 'recover USER',
    help: 'print an address to sign in to an account',
    least: 1,
    most: 1,
    run: (context, [who = '']) => recover(context, who),
  },
  list: {
    usage: 'list [WORDS]',
    help: 'list accounts, or those with the words in their name',
    least: 0,
    most: 1,
    run: (context, [words = '']) => listAccounts(context, words),
  },
  label: {
    usage: 'label USER LABEL',
    help: 'give a label: moderator',
    least: 2,
    most: 2,
    run: (context, [who = '', label = '']) => setLabel(context, who, label, true),
  },
  unlabel: {
    usage: 'unlabel USER LABEL',
    help: 'take a label away',
    least: 2,
    most: 2,
    run: (context, [who = '', label = '']) => setLabel(context, who, label, false),
  },
  title: {
    usage: 'title USER [TEXT]',
    help: 'set the line under a name, or remove it',
    least: 1,
    most: 2,
    run: (context, [who = '', text = '']) => setTitle(context, who, text),
  },
  block: {
    usage: 'block USER',
    help: 'sign an account out everywhere, and let it in no more',
    least: 1,
    most: 1,
    run: (context, [who = '']) => setActive(context, who, false),
  },
  unblock: {
    usage: 'unblock USER',
    help: 'let an account in again',
    least: 1,
    most: 1,
    run: (context, [who = '']) => setActive(context, who, true),
  },
  'copyright add': {
    usage: 'copyright add CHECKSUM [NOTE]',
    help: 'let no such puzzle be published (also: the id of one)',
    least: 1,
    most: 2,
    run: (context, [puzzle = '', note = '']) => addCopyright(context, puzzle, note),
  },
  'copyright remove': {
    usage: 'copyright remove CHECKSUM',
    help: 'let it be published again',
    least: 1,
    most: 1,
    run: (context, [puzzle = '']) => removeCopyright(context, puzzle),
  },
  'copyright list': {
    usage: 'copyright list [CHECKSUM]',
    help: 'list what cannot be published, or what begins so',
    least: 0,
    most: 1,
    run: (context, [begin = '']) => listCopyrights(context, begin),
  },
};

const COLUMN = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length)) + 3;

/** Usage text of all commands. */
export const ADMIN_USAGE = [
  'npm run admin -- COMMAND',
  '',
  ...Object.values(COMMANDS).map(({ usage, help }) => `  ${usage.padEnd(COLUMN)}${help}`),
  '',
  'USER is the id of an account, or its name if no other has the same.',
].join('\n');

/** A command with its arguments, ready to run. */
type Prepared = (context: AdminContext) => Promise<AdminResult>;

/** Find the command for these words. The error is a sentence about the mistake in them. */
export function readAdminCommand(words: readonly string[]): Result<Prepared, string> {
  const [first = '', second = ''] = words;
  const name = [`${first} ${second}`, first].find((one) => Object.hasOwn(COMMANDS, one));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || !command)
    return fail(first === '' ? 'Say what to do.' : `There is no command "${words.join(' ')}".`);
  const given = words.slice(name.split(' ').length);
  if (given.length < command.least) return fail(`Something is missing: ${command.usage}`);
  // The last argument may consist of several words.
  const leading = given.slice(0, command.most - 1);
  const rest = given.slice(command.most - 1).join(' ');
  const args = given.length > leading.length ? [...leading, rest] : leading;
  return ok((context) => command.run(context, args));
}
