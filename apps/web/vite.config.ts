import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import {
  isCard,
  isContract,
  isForVisitorsOfCompetitions,
  isLight,
  isRareIcon,
} from './vite.chunks.ts';
import { contract } from './vite.contract.ts';
import { domain } from './vite.domain.ts';
import { pages } from './vite.pages.ts';
import { search } from './vite.search.ts';
import { words } from './vite.words.ts';
import { worker } from './vite.worker.ts';

/** Toasts bring a style sheet that we import as a file; their own injection would break our policy. */
const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('/sonner/') ? code.replace(/^__insertCSS\(.*$/mu, '') : undefined,
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contract,
    words(),
    domain,
    search,
    withoutInjectedStyles,
    pages,
    worker,
  ],
  resolve: {
    // React has had it for long; the shim is for those that had not.
    alias: { 'use-sync-external-store/shim': 'use-sync-external-store' },
  },
  build: {
    target: 'es2023',
    modulePreload: {
      // Every browser of this target knows it.
      polyfill: false,
      // What is imported is asked for at once; named a second time it would make the first file larger.
      resolveDependencies: (file, needs) => needs.filter((need) => need !== file),
    },
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The first file is 250 kB on the wire: smaller ones would only be more requests.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // A token stands for a text: reading one does nothing.
      treeshake: { unknownGlobalSideEffects: false },
      output: {
        // What every screen needs is one file, and what several screens share is one for each layer:
        // layers import downwards only, so that no two files wait for each other. Left alone, each
        // icon that two screens show becomes a file, and a screen a hundred requests. A group takes
        // along what its files import, so that the light ones come first and only what brings
        // schemas or overlays is left to those.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            { name: 'ui', test: isLight, minShareCount: 2, priority: 8 },
            { name: 'icons', test: isRareIcon, minShareCount: 2, priority: 8 },
            {
              name: 'domain',
              test: isContract,
              includeDependenciesRecursively: false,
              minShareCount: 2,
              priority: 8,
            },
            {
              name: 'contests',
              test: isForVisitorsOfCompetitions,
              includeDependenciesRecursively: false,
              minShareCount: 2,
              priority: 8,
            },
            { name: 'ahead', test: /features.competitions-ahead/u, priority: 6 },
            { name: 'tabs', test: /src.ui.data.Tabs/u, priority: 7 },
            { name: 'widgets', test: /src.ui.forms/u, minShareCount: 2, priority: 6 },
            { name: 'cards', test: isCard, minShareCount: 2, priority: 5 },
            { name: 'overlays', test: /node_modules.@(?:base|floating)-ui/u, priority: 4 },
            {
              name: 'schemas',
              test: /node_modules.(?:zod|@?hook|react-hook)|domain.*\?schemas/u,
              priority: 3,
            },
            { name: 'vendor', test: /node_modules/u, minShareCount: 3, priority: 2 },
            { name: 'features', test: /src./u, minShareCount: 3, priority: 1 },
          ],
        },
        // The first file names all others: hexadecimal digits compress to two thirds.
        hashCharacters: 'hex',
        // A shared file is named after all its screens.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/dev': 'http://localhost:3000' } },
});
