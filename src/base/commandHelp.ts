/** An option of a command: its entry for `parseArgs` of Node, and its line in the help. */
interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly default?: string | boolean;
  /** Placeholder of the value: `SECONDS`. Options of type `boolean` have none. */
  readonly value?: string;
  readonly isRequired?: boolean;
  /** Effect of the option, as a short sentence. */
  readonly help: string;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** The parts of the help of a command. */
export interface CommandDescription {
  /** Words of the call up to the first option: `chiaro solve [TEXT|LINK]`. */
  readonly call: string;
  /** Purpose, as an imperative sentence. */
  readonly summary: string;
  readonly options: CommandOptions;
  /** A complete call. */
  readonly example: string;
  /** Meaning of every exit code that the command can end with. */
  readonly exitCodes: Readonly<Record<number, string>>;
}

const HELP_OPTION: CommandOption = { type: 'boolean', short: 'h', help: 'Print this help.' };

/** True if `--help` or `-h` is among the arguments before `--`. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const read = end === -1 ? args : args.slice(0, end);
  return read.includes('--help') || read.includes('-h');
}

/** One line with all options of a call: `chiaro solve [TEXT|LINK] [--max N]`. */
export function writeUsage({
  call,
  options,
}: Pick<CommandDescription, 'call' | 'options'>): string {
  const words = Object.entries(options).map(([name, option]) => {
    const flag = option.short === undefined ? `--${name}` : `-${option.short}`;
    const word = withValue(flag, option);
    return option.isRequired === true ? word : `[${word}]`;
  });
  return [call, ...words].join(' ');
}

/** The help of a command: summary, usage, options, an example and exit codes, as whole lines. */
export function writeHelp(description: CommandDescription): string {
  const options = Object.entries({ ...description.options, help: HELP_OPTION });
  const sections = [
    description.summary,
    `Usage:\n  ${writeUsage(description)}`,
    `Options:\n${alignLines(options.map(([name, option]) => optionLine(name, option)))}`,
    `Example:\n  ${description.example}`,
    `Exit codes:\n${alignLines(Object.entries(description.exitCodes))}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Two columns, indented by two spaces. */
export function alignLines(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function optionLine(name: string, option: CommandOption): readonly [string, string] {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  const byDefault =
    typeof option.default === 'string' && option.default !== ''
      ? ` Default: ${option.default}.`
      : '';
  return [withValue(`${short}--${name}`, option), `${option.help}${byDefault}`];
}

function withValue(flag: string, { value }: CommandOption): string {
  return value === undefined ? flag : `${flag} ${value}`;
}

/**
 * The first sentence of an error of Node's `parseArgs`, such as an unknown option; null for other
 * errors.
 */
export function describeUsageError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code, message } = error;
  if (typeof code !== 'string' || !code.startsWith('ERR_PARSE_ARGS')) return null;
  return message.replace(/(\.\s.*|\.?)$/s, '.'); // short messages lack their full stop
}
