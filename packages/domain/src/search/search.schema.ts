import * as z from 'zod';
import { line } from '../kernel/index.ts';

/** Shorter words would find nearly everything. */
export const SEARCH_FROM = 2;
export const SEARCH_MAX = 80;
/** How many of one kind are shown. */
export const FOUND_OF_KIND = 5;

export const SearchWords = z.object({ text: line().min(SEARCH_FROM).max(SEARCH_MAX) });
