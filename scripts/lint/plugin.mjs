/** Rules of our own for oxlint, which has nothing for them. Named in `.oxlintrc.json`. */

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */
/** @typedef {Extract<Rule, { create: unknown }>} CreateRule */
/** @typedef {ReturnType<NonNullable<CreateRule['create']>>} Visitor */
/** @typedef {Parameters<NonNullable<Visitor['CallExpression']>>[0]} Call */
/** @typedef {Parameters<NonNullable<Visitor['ArrowFunctionExpression']>>[0]} Arrow */
/** @typedef {Parameters<NonNullable<Visitor['FunctionExpression']>>[0]} FunctionNode */
/** @typedef {Call['arguments'][number] | Call['parent']} AnyNode */

const DIRECTIVE = /oxlint-disable/; // followed by a reason
const ADDRESS = /[^:/?#]:\/\/[^?#]/;

/**
 * Comments end where code ends. The formatter breaks code and leaves comments as they are.
 * @type {CreateRule}
 */
const commentWidth = {
  meta: { schema: [{ type: 'integer', minimum: 1 }] },
  create(context) {
    const { sourceCode } = context;
    const widest = Number(context.options[0]);
    return {
      Program() {
        for (const { loc } of sourceCode.getAllComments())
          for (let line = loc.start.line; line <= loc.end.line; line += 1) {
            const text = sourceCode.lines[line - 1] ?? '';
            if (text.length <= widest || DIRECTIVE.test(text) || ADDRESS.test(text)) continue;
            const message = `A line with a comment has ${text.length} characters, more than ${widest}.`;
            context.report({ message, loc: { line, column: widest } });
          }
      },
    };
  },
};

/** @param {AnyNode | undefined} node */
function isWritten(node) {
  if (node?.type !== 'ConditionalExpression') return node?.type === 'Literal';
  return node.consequent.type === 'Literal' && node.alternate.type === 'Literal';
}

/**
 * The name and the object of a method call.
 * @param {Call} call
 */
function methodOf({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  return { object: callee.object, name: callee.property.name };
}

/**
 * SQL contains literal text only.
 * @type {CreateRule}
 */
const onlyWrittenSql = {
  create: (context) => ({
    CallExpression(node) {
      const method = methodOf(node);
      if (method?.name !== 'raw' || method.object.type !== 'Identifier') return;
      if (method.object.name !== 'sql' || isWritten(node.arguments[0])) return;
      const message = 'Only text that stands in the code may become SQL; give the rest as values.';
      context.report({ message, node });
    },
  }),
};

/**
 * True if `node` is `resolve` itself or a function that only calls it.
 * @param {AnyNode | undefined} node
 * @param {string} resolve
 */
function callsOnly(node, resolve) {
  if (node?.type === 'Identifier') return node.name === resolve;
  if (node?.type !== 'ArrowFunctionExpression') return false;
  const { body } = node;
  return (
    body.type === 'CallExpression' &&
    body.callee.type === 'Identifier' &&
    body.callee.name === resolve
  );
}

/**
 * The name of the resolve function of the promise executor around `node`.
 * @param {Call} node
 */
function resolverAround(node) {
  /** @type {AnyNode | null} */
  let around = node.parent;
  while (
    around &&
    !(
      (around.type === 'ArrowFunctionExpression' || around.type === 'FunctionExpression') &&
      around.parent.type === 'NewExpression'
    )
  )
    around = around.parent;
  if (around?.type !== 'ArrowFunctionExpression' && around?.type !== 'FunctionExpression')
    return null;
  const maker = around.parent;
  if (maker.type !== 'NewExpression' || maker.callee.type !== 'Identifier') return null;
  const [first] = around.params;
  return maker.callee.name === 'Promise' && first?.type === 'Identifier' ? first.name : null;
}

const WAIT_MESSAGE =
  'A test waits for what is to happen, not for time to pass: an event, a state, a clock of its own.';

/**
 * Forbids waiting for a fixed time: too short on a busy machine, too long on any other. Yielding to
 * the event loop (`setTimeout` without a time) is allowed.
 * @type {CreateRule}
 */
const noFixedWait = {
  create: (context) => ({
    CallExpression(node) {
      const isOfPage = methodOf(node)?.name === 'waitForTimeout';
      const [callback, delay] = node.arguments;
      const isTimer = node.callee.type === 'Identifier' && node.callee.name === 'setTimeout';
      const resolve = isTimer && delay !== undefined ? resolverAround(node) : null;
      if (isOfPage || (resolve !== null && callsOnly(callback, resolve)))
        context.report({ message: WAIT_MESSAGE, node });
    },
    ImportDeclaration(node) {
      if (/^(node:)?timers\/promises$/.test(node.source.value))
        context.report({ message: WAIT_MESSAGE, node });
    },
  }),
};

const TESTS = new Set(['test', 'it', 'describe', 'suite']);
const LEFT_OUT = new Set(['skip', 'only', 'fixme', 'slow', 'todo', 'fails', 'skipIf', 'runIf']);

/**
 * Forbids skipped tests and tests with their own timeout.
 * @type {CreateRule}
 */
const noTestLeftOut = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.type !== 'Identifier' || !LEFT_OUT.has(node.property.name)) return;
      let root = node.object;
      while (root.type === 'MemberExpression') root = root.object;
      if (root.type !== 'Identifier' || !TESTS.has(root.name)) return;
      const message = `Every test runs, and in the usual time: no ${root.name}.${node.property.name}.`;
      context.report({ message, node });
    },
  }),
};

const NO_SUBJECT = /^(What|Who|Whoever|Of what|One that)\b/i;

/**
 * A comment begins with its subject: a name in the code or a term of the field. Each line of a
 * block of `//` is a comment of its own; only the first one begins the block.
 *
 * @type {CreateRule}
 */
const commentShape = {
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        let lineAbove = -1;
        for (const { type, value, loc } of sourceCode.getAllComments()) {
          const isContinued = type === 'Line' && loc.start.line === lineAbove + 1;
          const isAlone = /^\s*$/.test(
            (sourceCode.lines[loc.start.line - 1] ?? '').slice(0, loc.start.column),
          );
          lineAbove = type === 'Line' && isAlone ? loc.start.line : -1;
          const [opening] = NO_SUBJECT.exec(value.replace(/^[\s*]+/, '')) ?? [];
          if (opening === undefined || isContinued) continue;
          const message = `A comment begins with its subject, not with "${opening}".`;
          context.report({ message, loc: { line: loc.start.line, column: loc.start.column } });
        }
      },
    };
  },
};

/**
 * The lines that hold code: neither blank nor covered by a comment alone.
 *
 * @param {Parameters<CreateRule['create']>[0]['sourceCode']} sourceCode
 */
function codeLines(sourceCode) {
  const comments = sourceCode.getAllComments().map(({ loc }) => loc);
  return new Set(
    sourceCode.lines.flatMap((text, index) => {
      const line = index + 1;
      const isInComment = comments.some(
        ({ start, end }) =>
          start.line <= line &&
          line <= end.line &&
          (start.line < line || text.slice(0, start.column).trim() === '') &&
          (line < end.line || text.slice(end.column).trim() === ''),
      );
      return isInComment || text.trim() === '' ? [] : line;
    }),
  );
}

/**
 * Limits the lines of a function. Object and array literals and JSX count as the line they begin
 * on: they are data, and a limit on data invites tricks that make it shorter. Functions inside a
 * literal are measured by themselves.
 *
 * @type {CreateRule}
 */
const functionLines = {
  meta: { schema: [{ type: 'integer', minimum: 1 }] },
  create(context) {
    const most = Number(context.options[0]);
    /** @type {AnyNode[]} */
    const functions = [];
    /** @type {AnyNode[]} */
    const literals = [];
    /** @param {AnyNode} node */
    const addFunction = (node) => void functions.push(node);
    /** @param {AnyNode} node */
    const addLiteral = (node) => void literals.push(node);

    return {
      FunctionDeclaration: addFunction,
      FunctionExpression: addFunction,
      ArrowFunctionExpression: addFunction,
      ArrayExpression: addLiteral,
      ObjectExpression: addLiteral,
      JSXElement: addLiteral,
      JSXFragment: addLiteral,
      'Program:exit'() {
        const long = functions.filter(({ loc }) => loc.end.line - loc.start.line >= most);
        if (long.length === 0) return;
        const code = codeLines(context.sourceCode);
        for (const node of long) {
          const lines = new Set(code);
          for (const line of code)
            if (line < node.loc.start.line || line > node.loc.end.line) lines.delete(line);
          for (const { range, loc } of literals)
            if (node.range[0] < range[0] && range[1] <= node.range[1])
              for (let line = loc.start.line + 1; line <= loc.end.line; line += 1)
                lines.delete(line);
          if (lines.size <= most) continue;
          const message = `A function has ${lines.size} lines without its literals, more than ${most}.`;
          context.report({ message, node });
        }
      },
    };
  },
};

/**
 * No literal is spread in an object: the compiler finds no misspelled property in it.
 *
 * @type {CreateRule}
 */
const noLiteralSpread = {
  create: (context) => ({
    SpreadElement(node) {
      if (node.argument.type !== 'ObjectExpression') return;
      const message = 'Write the properties directly: a spread literal may have misspelled ones.';
      context.report({ message, node });
    },
  }),
};

/** @type {{ meta: { name: string }, rules: Record<string, CreateRule> }} */
const plugin = {
  meta: { name: 'chiaro' },
  rules: {
    'comment-shape': commentShape,
    'comment-width': commentWidth,
    'function-lines': functionLines,
    'no-literal-spread': noLiteralSpread,
    'only-written-sql': onlyWrittenSql,
    'no-fixed-wait': noFixedWait,
    'no-test-left-out': noTestLeftOut,
  },
};
export default plugin;
