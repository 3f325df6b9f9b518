import 'leaflet/dist/leaflet.css';
import { DivIcon, DomEvent, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { type MapSource, ZOOM_LIMITS } from '../finder.map.rules.ts';
import { type MapEngine, type Spot, type StartEngine, prefersStillness } from './finder.engine.ts';
import { embeddedLayer } from './finder.embedded.engine.ts';

const RISE = 10_000;

const groundOf = (source: Exclude<MapSource, { kind: 'google' }>, container: HTMLElement) =>
  source.kind === 'embedded'
    ? embeddedLayer(container)
    : new TileLayer(source.url, { maxZoom: ZOOM_LIMITS.tiles.max, referrerPolicy: 'origin' });

/** A wheel turned over the map scrolls the page, unless one works with the map or means to zoom. */
function leaveWheelToPage(container: HTMLElement): void {
  const pass = (event: WheelEvent) => {
    if (!event.ctrlKey && !container.matches(':focus-within')) event.stopPropagation();
  };
  container.addEventListener('wheel', pass, { capture: true });
}

/** Leaflet, with the embedded basemap or with raster tiles. */
export const startLeaflet: StartEngine = ({
  container,
  source,
  camera,
  onView,
  onReady,
  onFailure,
}) => {
  if (source.kind === 'google') throw new Error('Google draws its own map');
  const animate = !prefersStillness();
  const limits = ZOOM_LIMITS[source.kind];
  const map = new LeafletMap(container, {
    center: [camera.latitude, camera.longitude],
    zoom: camera.zoom,
    minZoom: limits.min,
    maxZoom: limits.max,
    maxBounds: [
      [-80, -200],
      [85, 200],
    ],
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
  });
  leaveWheelToPage(container);
  const ground = groundOf(source, container);
  ground.once('load', onReady);
  ground.once('failed', onFailure);
  ground.addTo(map);

  const view: MapEngine['view'] = () => {
    const { lat, lng } = map.getCenter();
    const { x, y } = map.getSize();
    return { latitude: lat, longitude: lng, zoom: map.getZoom(), width: x, height: y };
  };
  map.on('moveend zoomend resize', () => onView(view()));
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(container);

  return {
    view,
    show: ({ latitude, longitude, zoom }) => map.setView([latitude, longitude], zoom, { animate }),
    spot(element, { latitude, longitude }): Spot {
      DomEvent.disableClickPropagation(element);
      DomEvent.disableScrollPropagation(element);
      const icon = new DivIcon({ html: element, className: 'map-spot', iconSize: [0, 0] });
      const marker = new Marker([latitude, longitude], {
        icon,
        interactive: false,
        keyboard: false,
      });
      marker.addTo(map);
      return {
        raise: (level) => marker.setZIndexOffset(level * RISE),
        remove: () => marker.remove(),
      };
    },
    takeFocus: () => container.focus({ preventScroll: true }),
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
};
