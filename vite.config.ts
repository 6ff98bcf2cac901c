import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Alias } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { apiInDevelopment } from './scripts/build/apiInDevelopment.ts';
import { chunkBudget } from './scripts/build/chunkBudget.ts';
import { compileTexts } from './scripts/build/compileTexts.mjs';
import { iconImports } from './scripts/build/iconImports.ts';
import { moduleTexts } from './scripts/build/moduleTexts.ts';
import { pageChunks } from './scripts/build/pageChunks.ts';
import {
  ENTRY,
  isMainPage,
  modulesByPath,
  modulesOfPage,
  pageAt,
} from './scripts/build/pageModules.ts';
import { filesIn, pagePreloads } from './scripts/build/pagePreloads.ts';
import { precompress } from './scripts/build/precompress.ts';
import { scriptBox } from './scripts/build/scriptBox.ts';
import { sonnerStyles } from './scripts/build/sonnerStyles.ts';
import { LANGUAGES } from './src/texts/languages.ts';

/**
 * `/sw.js`: after the first visit the site opens without a network. A solver of several megabytes,
 * the code editor and letters of other alphabets are kept once they were used.
 */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/serviceWorker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: {
      name: 'Chiaro',
      short_name: 'Chiaro',
      description: 'Solve, create, and share grid logic puzzles.',
      lang: 'en',
      start_url: '/',
      display: 'standalone',
      background_color: '#1b1613',
      theme_color: '#1b1613',
      icons: [
        { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    includeManifestIcons: false,
    injectManifest: {
      // With what runs scripts: whoever has the code editor offline wants to run them, too.
      globPatterns: [
        '**/*.{html,js,css,svg}',
        'assets/*-latin-[now]*.woff2',
        'assets/emscripten-module-*.wasm',
      ],
      globIgnores: ['assets/z3-built*', 'assets/browserZ3*'],
      rollupFormat: 'iife', // browsers take modules as service workers only since 2024
    },
  });
}

/** The router without its warnings for developers. */
const ROUTER = path.resolve('node_modules/react-router/dist/production/index.mjs');

const PAGES = modulesByPath();
const HOME = modulesOfPage(pageAt('/'));
const SOLVE = modulesOfPage(pageAt('/solve'));
const CREATE = modulesOfPage(pageAt('/create'));

const texts = moduleTexts(LANGUAGES);

/** Scripts that a page needs, in English. Languages differ by a tenth. */
function scriptsOf(modules: readonly string[]): () => readonly string[] {
  return () => ['index.html', ...modules, ...filesIn('en', texts.filesFor([ENTRY, ...modules]))];
}

function aliasesFor(command: 'build' | 'serve'): Alias[] {
  return [
    // The package leads to its warnings for developers, whatever it is built for.
    ...(command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : []),
    // React has the hook that these stand in for on older versions.
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: 'use-sync-external-store/with-selector.js',
    },
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ];
}

/**
 * The pages of the site: `dist/client`. The server is built by `vite.server.config.ts`, the
 * document of the code editor by `vite.code.config.ts`.
 */
export default defineConfig(({ command }) => ({
  resolve: { alias: aliasesFor(command) },
  plugins: [
    react(),
    tailwindcss(),
    compileTexts(),
    texts.plugin,
    iconImports(),
    apiInDevelopment(),
    sonnerStyles(),
    scriptBox(),
    chunkBudget([
      { name: 'The first page', modules: scriptsOf(HOME), maxKb: 200 },
      {
        name: 'Solving',
        modules: scriptsOf(SOLVE),
        maxKb: 250,
        avoids: ['src/ui/editor/CreateWorkspace.tsx'],
      },
      { name: 'Making', modules: scriptsOf(CREATE), maxKb: 310 },
    ]),
    pagePreloads(PAGES, texts.filesFor, LANGUAGES),
    serviceWorker(),
    precompress(),
  ],
  worker: { format: 'es', plugins: () => [compileTexts(), scriptBox()] },
  server: {
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Keeps oklch() in the themes; older targets turn it into lab(), which Pixi cannot read.
    cssTarget: 'chrome125',
    assetsInlineLimit: 0, // the security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // A program of its own, for the board that the server draws into a page.
      input: { index: 'index.html', sentBoard: 'src/sentBoard/main.ts' },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: pageChunks({
                first: HOME,
                solve: SOLVE,
                create: CREATE,
                others: Object.entries(PAGES)
                  .filter(([path]) => !isMainPage(path))
                  .map(([, modules]) => modules),
              }),
            },
          ],
        },
      },
    },
  },
}));
