const PURE_ENGINE = '^src/(base/|engine/(?!canvas/|audio/))';
const TRANSLATOR = '^src/texts/(translator|english)\\.ts$';
const CLUE_FOLDER = '^src/engine/(rules|symbols)/[^/]+/';

/**
 * The folders of the engine, the lowest first: each imports only from those before it, so no two
 * import each other. Of what stands side by side in one entry, none imports the other.
 */
const ENGINE_LAYERS = [
  ['text', 'grid'],
  ['music', 'shapes', 'symmetry', 'glyph'],
  ['config'],
  ['solver/sat'],
  ['solver/constraints'],
  ['solver/model'],
  ['clues'],
  ['rules', 'symbols'],
  ['judging'],
  ['edit'],
  ['codec', 'picture'],
  ['puzzle'],
  ['play', 'solving', 'foreign', 'script'],
  ['explain'],
  ['assistant', 'import', 'generate'],
  ['setter'],
  ['canvas/motion', 'audio/voices'],
  ['canvas/camera'],
  ['canvas/symbols', 'audio/instruments'],
  ['canvas/scene', 'audio'],
  ['canvas/cells'],
  ['canvas/layers'],
  ['canvas'],
];

/** The folders of the pages, the lowest first. Routes load pages; nothing else imports one. */
const UI_LAYERS = [
  ['shared/platform'],
  ['shared/settings'],
  ['shared/texts'],
  ['shared/api'],
  ['shared/components'],
  ['people/account'],
  ['library/lists', 'board'],
  ['saved', 'people/comments', 'editor/code', 'editor/assistant'],
  ['workspace'],
  ['library/home', 'play/hints'],
  ['play'],
  ['editor'],
  ['shell', 'settings', 'people/moderation'],
  ['pages'],
];

/** One rule for each folder: it imports nothing from its own layer or above. */
function layerRules(root, layers) {
  const folders = layers.flat();
  return layers.flatMap((layer, rank) =>
    layer.flatMap((folder) => {
      const others = layers.slice(rank).flat();
      const closed = others.filter((other) => other !== folder);
      if (closed.length === 0) return [];
      return {
        name: `${folder.replace('/', '-')}-imports-only-from-below`,
        comment: 'The layers of docs/architecture.md: folders never import each other.',
        severity: 'error',
        from: { path: filesOf(root, folder, folders) },
        to: { path: closed.map((other) => filesOf(root, other, folders)) },
      };
    }),
  );
}

/** The files of a folder, without those of its subfolders that have a layer of their own. */
function filesOf(root, folder, folders) {
  const own = folders
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => other.slice(folder.length + 1));
  return own.length > 0 ? `^${root}/${folder}/(?!(${own.join('|')})/)` : `^${root}/${folder}/`;
}

/** Who may import whom: docs/architecture.md, checked over the whole graph, types included. */
module.exports = {
  forbidden: [
    ...layerRules('src/engine', ENGINE_LAYERS),
    ...layerRules('src/ui', UI_LAYERS),
    {
      name: 'base-imports-nothing',
      comment: 'Results, invariants, stores and random numbers lie under everything.',
      severity: 'error',
      from: { path: '^src/base/' },
      to: { pathNot: '^src/base/' },
    },
    {
      name: 'manifests-are-known-from-judging-up',
      comment: 'Below, everything works on definitions that it is given.',
      severity: 'error',
      from: {
        path: ENGINE_LAYERS.slice(
          0,
          ENGINE_LAYERS.findIndex((layer) => layer.includes('judging')),
        )
          .flat()
          .map((folder) => `^src/engine/${folder}/`),
      },
      to: { path: '^src/engine/(rules|symbols)/index\\.ts$' },
    },
    {
      name: 'nothing-imports-pages',
      comment: 'Routes load them, one by one.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/(pages/|(router\\.tsx|otherPages\\.ts)$)' },
      to: { path: '^src/ui/pages/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'The engine computes. No package, browser, machine or server is reachable from it: it imports itself and the names of texts, and those import nothing else.',
      severity: 'error',
      from: { path: PURE_ENGINE },
      to: { pathNot: [PURE_ENGINE, '^src/texts/message\\.ts$'] },
    },
    {
      name: 'texts-are-plain',
      comment: 'Texts and their names are data with types; the translator alone has a package.',
      severity: 'error',
      from: { path: '^src/texts/' },
      to: {
        pathNot: [
          '^src/texts/',
          '^src/base/invariant\\.ts$',
          'node_modules/@schummar/icu-type-parser/', // types alone
          'node_modules/icu-minify/',
        ],
      },
    },
    {
      name: 'names-of-texts-are-plain',
      comment: 'The engine imports names, so no package may be behind them.',
      severity: 'error',
      from: { path: '^src/texts/', pathNot: TRANSLATOR },
      to: { path: [TRANSLATOR, 'node_modules/icu-minify/'] },
    },
    {
      name: 'engine-writes-no-texts',
      comment: 'It names texts, and whoever shows them writes them in a language.',
      severity: 'error',
      from: { path: '^src/(engine|machines|solvers|workers)/' },
      to: { path: '^src/texts/', pathNot: '^src/texts/message\\.ts$' },
    },
    {
      name: 'engine-uses-no-node',
      comment: 'The engine also runs in a browser.',
      severity: 'error',
      from: { path: '^src/(engine|machines|workers|ui)/|^contract/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'canvas-and-audio-are-leaves',
      comment: 'Drawing and sound know the pure engine and their own library.',
      severity: 'error',
      from: { path: '^src/engine/(canvas|audio)/' },
      to: {
        path: '^src/(machines|solvers|ui|workers|cli)/|^(server|contract)/|node_modules/',
        pathNot: 'node_modules/(pixi\\.js|tone)/',
      },
    },
    {
      name: 'canvas-and-audio-are-apart',
      severity: 'error',
      from: { path: '^src/engine/(canvas|audio)/' },
      to: { path: '^src/engine/(canvas|audio)/', pathNot: '^src/engine/$1/' },
    },
    {
      name: 'clues-do-not-know-each-other',
      comment: 'What two clues share lives in shared engine code.',
      severity: 'error',
      from: { path: '^src/engine/(rules|symbols)/([^/]+)/' },
      to: { path: CLUE_FOLDER, pathNot: '^src/engine/$1/$2/' },
    },
    {
      name: 'only-manifests-import-clues',
      comment: 'Shared code asks a hook of the definition, never one clue.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/engine/(rules|symbols)/' },
      to: { path: CLUE_FOLDER },
    },
    {
      name: 'machines-know-engine-and-xstate',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: {
        path: '^src/(engine/(canvas|audio)|solvers|ui|workers|cli)/|^(server|contract)/|node_modules/',
        pathNot: 'node_modules/xstate/',
      },
    },
    {
      name: 'solvers-know-the-engine-and-their-packages',
      comment: 'The choices of solvers. Nobody else runs the packages they are made of.',
      severity: 'error',
      from: { path: '^src/solvers/' },
      to: {
        path: '^src/(engine/(canvas|audio)|machines|ui|workers|cli)/|^(server|contract)/|node_modules/',
        pathNot: 'node_modules/(logic-pad-solver-core|z3-solver)/',
      },
    },
    {
      name: 'pages-load-no-solver-packages',
      comment: 'Pages know what choices there are; solvers run in workers.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^src/solvers/',
        pathNot: '^src/solvers/choices\\.ts$',
      },
    },
    {
      name: 'service-worker-stands-alone',
      comment:
        'It has no page, and is fetched by itself: it knows caches and nothing of the product.',
      severity: 'error',
      from: { path: '^src/serviceWorker/' },
      to: { pathNot: '^src/serviceWorker/|node_modules/workbox-' },
    },
    {
      name: 'sent-board-stands-alone',
      comment: 'It is there before everything else, so it shares no chunk: only types.',
      severity: 'error',
      from: { path: '^src/sentBoard/' },
      to: { pathNot: '^src/(sentBoard/|engine/(grid/grid|edit/BoardInput)\\.ts$)' },
    },
    {
      name: 'workers-know-engine-and-solvers',
      severity: 'error',
      from: { path: '^src/workers/' },
      to: {
        path: '^src/(engine/(canvas|audio)|machines|ui|cli)/|^(server|contract)/|node_modules/',
        pathNot: 'node_modules/(comlink|quickjs-emscripten-core|@jitl)/',
      },
    },
    {
      name: 'contract-knows-zod',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: '^contract/|node_modules/zod/' },
    },
    {
      name: 'markdown-knows-its-parser',
      severity: 'error',
      from: { path: '^src/markdown/' },
      to: {
        pathNot:
          '^src/markdown/|node_modules/(unified|remark-parse|micromark-util-types|mdast-util-from-markdown|@types/mdast)/',
      },
    },
    {
      name: 'server-knows-contract-and-engine',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: [PURE_ENGINE, '^src/(texts|raster|markdown)/'] },
    },
    {
      name: 'server-reaches-no-browser-code',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: 'node_modules/(react|pixi\\.js|xstate)/' },
    },
    {
      name: 'command-line-knows-engine-and-solvers',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: {
        path: '^src/(engine/(canvas|audio)|machines|ui|workers)/|^(server|contract)/|node_modules/',
      },
    },
    {
      name: 'rasterizer-knows-the-engine',
      severity: 'error',
      from: { path: '^src/raster/' },
      to: {
        path: '^src/(engine/(canvas|audio)|machines|solvers|ui|workers|cli)/|^(server|contract)/',
      },
    },
    {
      name: 'browser-code-does-not-rasterize',
      severity: 'error',
      from: { path: '^src/(engine|machines|solvers|ui|workers)/' },
      to: { path: '^src/raster/' },
    },
    {
      name: 'nobody-imports-the-command-line',
      severity: 'error',
      from: { path: '^(src|server|contract)/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'ui-knows-no-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(src|server|contract)/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'no-circular',
      comment: 'Types included: a type that two files need lies in the lower one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^(src|server|contract)/', pathNot: '\\.d\\.ts$|^src/workers/' },
      to: {},
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: { path: '^(src|server|contract)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
