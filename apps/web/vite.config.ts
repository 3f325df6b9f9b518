import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { pages } from './vite.pages.ts';

/** Toasts bring a style sheet that we import as a file; their own injection would break our policy. */
const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('/sonner/') ? code.replace(/^__insertCSS\(.*$/mu, '') : undefined,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles, pages],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The first file is 250 kB on the wire: smaller ones would only be more requests.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // What every screen needs is one file, and what several screens share is one for each layer:
        // layers import downwards only, so that no two files wait for each other. Left alone, each
        // icon that two screens show becomes a file, and a screen a hundred requests.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            { name: 'vendor', test: /node_modules/u, minShareCount: 3, priority: 4 },
            { name: 'domain', test: /packages.domain/u, minShareCount: 2, priority: 3 },
            { name: 'ui', test: /src.(?:ui|lib)./u, minShareCount: 2, priority: 2 },
            { name: 'features', test: /src.features./u, minShareCount: 3, priority: 1 },
          ],
        },
        // A shared file is named after all its screens.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/dev': 'http://localhost:3000' } },
});
