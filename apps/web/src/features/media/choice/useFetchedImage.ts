import { wordsFor } from '#lib/http/client.ts';
import { useDebounced } from '#lib/forms/debounced.ts';
import { ImageUrl, type MediaPurpose, mediaMessages } from '@ribbon/domain/media';
import { useQuery } from '@tanstack/react-query';
import { fetchImage } from '../media.queries.ts';

/** Long enough to have finished typing or pasting. */
const PAUSE_MS = 700;

/** Has the picture at an address fetched once typing pauses, each address once. */
export function useFetchedImage(purpose: MediaPurpose, typed: string) {
  const url = typed.trim();
  const hasRested = useDebounced(url, PAUSE_MS) === url;
  const isValid = ImageUrl.safeParse({ url }).success;
  const { data, error, isFetching } = useQuery({
    queryKey: ['fetched-image', purpose, url],
    queryFn: () => fetchImage(purpose, url),
    enabled: hasRested && isValid,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const isWrong = url !== '' && hasRested && !isValid;
  const refusal = error === null ? undefined : wordsFor(error);
  return {
    file: data,
    error: isWrong ? mediaMessages.urlInvalid : refusal,
    isLoading: isFetching,
  };
}
