import { type ScreenGate, defineRoute } from '#lib/routes.ts';
import { NotBuiltYet } from './NotBuiltYet.tsx';

const unbuilt = (title: string) =>
  function Unbuilt() {
    return <NotBuiltYet title={title} />;
  };

const signedIn: ScreenGate = { access: 'signedIn' };
const adminOnly: ScreenGate = { access: 'systemAdmin' };

/** Addresses whose slices are missing; a slice takes its own with it when it comes. */
export const unbuiltRoutes = [
  defineRoute({ path: '/competitions', screen: unbuilt('Competitions') }),
  defineRoute({ path: '/club-training', gate: signedIn, screen: unbuilt('Club Training Plans') }),
  defineRoute({ path: '/admin/accounts', gate: adminOnly, screen: unbuilt('Members') }),
  defineRoute({ path: '/admin/competitions', gate: adminOnly, screen: unbuilt('Competitions') }),
  defineRoute({ path: '/admin/email-events', gate: adminOnly, screen: unbuilt('Email Events') }),
] as const;
