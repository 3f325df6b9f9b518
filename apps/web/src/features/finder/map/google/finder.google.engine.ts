/// <reference types="google.maps" />
import {
  type MapEngine,
  type Spot,
  type StartEngine,
  prefersStillness,
} from '../engines/finder.engine.ts';
import { ZOOM_LIMITS } from '../finder.map.rules.ts';
import { loadGoogle, onGoogleRefusal } from './finder.google-loader.engine.ts';

type Maps = typeof google.maps;

/** An element of ours on Google's map, which its own markers could not make reachable by keyboard. */
function spotOn(
  maps: Maps,
  map: google.maps.Map,
  element: HTMLElement,
  position: google.maps.LatLngLiteral,
): Spot {
  element.classList.add('map-spot', 'absolute');
  maps.OverlayView.preventMapHitsAndGesturesFrom(element);
  const overlay = new maps.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(element);
  overlay.onRemove = () => element.remove();
  overlay.draw = () => {
    const point = overlay.getProjection().fromLatLngToDivPixel(new maps.LatLng(position));
    if (!point) return;
    element.style.left = `${point.x}px`;
    element.style.top = `${point.y}px`;
  };
  overlay.setMap(map);
  return {
    raise: (level) => {
      element.style.zIndex = String(level);
    },
    remove: () => overlay.setMap(null),
  };
}

const isDark = (within: HTMLElement) =>
  getComputedStyle(within).colorScheme === 'dark' ||
  (document.documentElement.dataset['theme'] !== 'light' &&
    window.matchMedia('(prefers-color-scheme: dark)').matches);

const startWith =
  (maps: Maps): StartEngine =>
  ({ container, camera, onView, onReady, onFailure }) => {
    const forget = onGoogleRefusal(onFailure);
    const limits = ZOOM_LIMITS.google;
    const map = new maps.Map(container, {
      center: { lat: camera.latitude, lng: camera.longitude },
      zoom: camera.zoom,
      minZoom: limits.min,
      maxZoom: limits.max,
      disableDefaultUI: true,
      clickableIcons: false,
      isFractionalZoomEnabled: false,
      gestureHandling: 'cooperative',
      colorScheme: isDark(container) ? 'DARK' : 'LIGHT',
    });
    const view: MapEngine['view'] = () => {
      const middle = map.getCenter();
      return {
        latitude: middle?.lat() ?? camera.latitude,
        longitude: middle?.lng() ?? camera.longitude,
        zoom: map.getZoom() ?? camera.zoom,
        width: container.clientWidth,
        height: container.clientHeight,
      };
    };
    map.addListener('idle', () => onView(view()));
    map.addListener('tilesloaded', onReady);
    return {
      view,
      show({ latitude, longitude, zoom }) {
        const center = { lat: latitude, lng: longitude };
        if (zoom !== map.getZoom() || prefersStillness()) map.moveCamera({ center, zoom });
        else map.panTo(center);
      },
      spot: (element, { latitude, longitude }) =>
        spotOn(maps, map, element, { lat: latitude, lng: longitude }),
      takeFocus: () =>
        container.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }),
      remove() {
        forget();
        maps.event.clearInstanceListeners(map);
        container.replaceChildren();
      },
    };
  };

/** Google's map, once its script has arrived. */
export const loadGoogleEngine = async (key: string): Promise<StartEngine> =>
  startWith(await loadGoogle(key));
