import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { contract } from './vite.contract.ts';
import { domain } from './vite.domain.ts';
import { pages } from './vite.pages.ts';
import { search } from './vite.search.ts';
import { worker } from './vite.worker.ts';

/** Toasts bring a style sheet that we import as a file; their own injection would break our policy. */
const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('/sonner/') ? code.replace(/^__insertCSS\(.*$/mu, '') : undefined,
};

/** Of icons, the design system and the library what brings neither schemas nor overlays. */
const LIGHT =
  /node_modules.lucide-react|src.(?:ui.(?!forms|overlays.(?!popup)|data.Tabs|brand.RibbonRing|index)|lib.(?!form\.ts|admin-list.(?!useAct)|list-keys.(?:use|List)|undoable))/u;
/** What the busiest screens are made of; their dialogs are fetched when they are opened. */
const CARDS =
  /features.(?:(?:accounts.accounts|friends.friends|memberships.memberships|notifications.notifications|profiles.profiles).queries|posts.card.PostList|clubs.Club|reviews.(?:ClubReviewsButton|LeaveReviewButton|LazyReview)|claims.(?:ClaimClubButton|LazyClaim|claims.queries)|training.training\.(?:queries|format)|reports.ReportButton|memberships.MembershipBadge|accounts.(?:SignInRequired|UnsentDialog)|friends.(?:FriendButton|PersonRow|SuggestedFriends)|posts.write.questionFor|finder.map.ClubMap|calendar.register.mark)/u;

/** What visitors see of competitions; the forms and the tables of results are for those who open them. */
const COMPETITIONS =
  /domain.*competitions\.(?:choices|days|schema)\.ts\?plain|features.competitions.(?:competitions\.(?:queries|words)|CompetitionFacts|CompetitionCard)/u;

export default defineConfig({
  plugins: [react(), tailwindcss(), contract, domain, search, withoutInjectedStyles, pages, worker],
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
      output: {
        // What every screen needs is one file, and what several screens share is one for each layer:
        // layers import downwards only, so that no two files wait for each other. Left alone, each
        // icon that two screens show becomes a file, and a screen a hundred requests. A group takes
        // along what its files import, so that the light ones come first and only what brings
        // schemas or overlays is left to those.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            { name: 'ui', test: LIGHT, minShareCount: 2, priority: 8 },
            {
              name: 'domain',
              test: /domain(?!.src.(?:proposals|audit|admin-accounts|safeguarding|email|messages|waitlist|guardian-forms|competitions.organisers|(?:reports.reports|clubs.clubs|competitions.competitions).admin|families.families.(?:verification|photos))).*(?:endpoints|faults|(?:policy|names|words|restriction|calendar.time|friends.schema|feed.schema|training.schema)\.ts\?plain)/u,
              includeDependenciesRecursively: false,
              minShareCount: 2,
              priority: 8,
            },
            {
              name: 'contests',
              test: COMPETITIONS,
              includeDependenciesRecursively: false,
              minShareCount: 2,
              priority: 8,
            },
            { name: 'ahead', test: /features.competitions-ahead/u, priority: 6 },
            { name: 'tabs', test: /src.ui.data.Tabs/u, priority: 7 },
            { name: 'widgets', test: /src.ui.forms/u, minShareCount: 2, priority: 6 },
            { name: 'cards', test: CARDS, minShareCount: 2, priority: 5 },
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
        // A shared file is named after all its screens.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/dev': 'http://localhost:3000' } },
});
