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

/** @type {{ meta: { name: string }, rules: Record<string, CreateRule> }} */
const plugin = {
  meta: { name: 'chiaro' },
  rules: {
    'comment-width': commentWidth,
    'only-written-sql': onlyWrittenSql,
    'no-fixed-wait': noFixedWait,
    'no-test-left-out': noTestLeftOut,
  },
};
export default plugin;
