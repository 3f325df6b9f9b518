import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme.css';
import { First } from './First.tsx';
import { Toaster } from '../ui/index.ts';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <main>
        <First />
      </main>
      <Toaster />
    </StrictMode>,
  );
