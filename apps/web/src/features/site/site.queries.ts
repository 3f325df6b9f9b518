import { call } from '#lib/http/client.ts';
import { type ContactMessage, type WaitlistSignup, siteEndpoints } from '@ribbon/domain/site';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

export const figuresQuery = queryOptions({
  queryKey: ['site-figures'],
  queryFn: () => call(siteEndpoints.figures),
  staleTime: 10 * 60_000,
});

export const useFigures = () => useQuery(figuresQuery).data;

export const operatorQuery = queryOptions({
  queryKey: ['site-operator'],
  queryFn: () => call(siteEndpoints.operator),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useJoinWaitlist = () =>
  useMutation({
    mutationFn: (body: WaitlistSignup) => call(siteEndpoints.joinWaitlist, { body }),
  });

export const useConfirmWaitlist = () =>
  useMutation({
    mutationFn: (token: string) => call(siteEndpoints.confirmWaitlist, { body: { token } }),
  });

export const useContact = () =>
  useMutation({ mutationFn: (body: ContactMessage) => call(siteEndpoints.contact, { body }) });
