import Supercluster from 'supercluster';
import { type Pixel, toPixel } from './finder.mercator.rules.ts';
import { CLOSEST_EMBEDDED, type MapClub } from './finder.map.rules.ts';
import { type MapView, boundsOf } from './finder.view.rules.ts';

/** From here on every club stands for itself. */
const APART_FROM = CLOSEST_EMBEDDED;
const RADIUS = 52;
const LEAST_ZOOM = 3;
/** Markers just outside are there already when the map is moved. */
const MARGIN = 64;
/** How far clubs at the very same place step aside, in pixels. */
const STEP_ASIDE = 26;

interface ClubPin<Club> {
  kind: 'club';
  key: string;
  club: Club;
  latitude: number;
  longitude: number;
  /** Beside its position, because others are at the very same one. */
  aside: Pixel;
}

interface ClusterPin<Club> {
  kind: 'cluster';
  key: string;
  clubs: readonly Club[];
  latitude: number;
  longitude: number;
  /** The zoom at which it falls apart. */
  opensAt: number;
}

export type Pin<Club> = ClubPin<Club> | ClusterPin<Club>;

export interface ClubIndex<Club> {
  pinsIn: (view: MapView) => readonly Pin<Club>[];
}

const HERE: Pixel = { x: 0, y: 0 };

/** Clubs that would hide each other stand in a ring around their place. */
function ringOf<Club extends MapClub>(pins: readonly ClubPin<Club>[], zoom: number) {
  const together = Map.groupBy(pins, ({ club }) => {
    const { x, y } = toPixel(club, zoom);
    return `${Math.round(x / 4)}/${Math.round(y / 4)}`;
  });
  return [...together.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const distance = Math.max(STEP_ASIDE, (STEP_ASIDE * group.length) / Math.PI);
    return group.map((pin, index) => {
      const turn = (2 * Math.PI * index) / group.length - Math.PI / 2;
      const aside = { x: Math.cos(turn) * distance, y: Math.sin(turn) * distance };
      return { ...pin, aside };
    });
  });
}

/** Gathers clubs that are close to each other; the selected one always stands for itself. */
export function clubIndex<Club extends MapClub>(
  clubs: readonly Club[],
  selectedId: string | undefined,
): ClubIndex<Club> {
  const selected = clubs.find(({ id }) => id === selectedId);
  const tree = new Supercluster<{ club: Club }>({
    minZoom: LEAST_ZOOM,
    radius: RADIUS,
    extent: 256,
    maxZoom: APART_FROM - 1,
  }).load(
    clubs
      .filter((club) => club !== selected)
      .map((club) => ({
        type: 'Feature',
        properties: { club },
        geometry: { type: 'Point', coordinates: [club.longitude, club.latitude] },
      })),
  );
  const single = (club: Club): ClubPin<Club> => {
    const { id, latitude, longitude } = club;
    return { kind: 'club', key: id, club, latitude, longitude, aside: HERE };
  };
  const gathered = (cluster: number, longitude = 0, latitude = 0): ClusterPin<Club> => ({
    kind: 'cluster',
    key: `cluster ${cluster}`,
    clubs: tree.getLeaves(cluster, Infinity).map(({ properties }) => properties.club),
    latitude,
    longitude,
    opensAt: Math.min(tree.getClusterExpansionZoom(cluster), APART_FROM),
  });
  return {
    pinsIn(view) {
      const found = tree.getClusters(boundsOf(view, MARGIN), view.zoom);
      const clusters: ClusterPin<Club>[] = [];
      const singles: ClubPin<Club>[] = selected ? [single(selected)] : [];
      for (const { properties, geometry } of found) {
        const [longitude, latitude] = geometry.coordinates;
        if ('cluster_id' in properties) {
          clusters.push(gathered(properties.cluster_id, longitude, latitude));
        } else singles.push(single(properties.club));
      }
      return [...clusters, ...ringOf(singles, view.zoom)].toSorted(
        (one, other) => other.latitude - one.latitude || one.longitude - other.longitude,
      );
    },
  };
}

/** The pin that stands for a club: its own, or the cluster that holds it. */
export const standsFor = <Club extends MapClub>(pin: Pin<Club>, id: string | undefined): boolean =>
  id !== undefined &&
  (pin.kind === 'club' ? pin.club.id === id : pin.clubs.some((club) => club.id === id));
