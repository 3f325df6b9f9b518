import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), tailwind()], server: { port: 5299, strictPort: true }, cacheDir: '/tmp/vite-gallery', build: { outDir: '/tmp/gallery-dist', rollupOptions: { input: 'gallery.html' } } });
