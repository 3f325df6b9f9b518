// npm run basemap: writes what the map of clubs needs for its first view (the whole country) from the
// detailed data, which is fetched only when somebody looks closer. Both are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { path, say } from '../tool.mjs';

const FOLDER = path('apps', 'web', 'src', 'features', 'finder', 'map', 'basemap');
/** The same as in finder.tiles.engine.ts: closer than this, the detailed files are drawn. */
const OVERVIEW_ZOOM = 7;
/** In degrees: about a pixel at the closest zoom of the overview; the rest of the world is far away. */
const TOLERANCE = { world: 0.12, borders: 0.06 };
const TOLERANCE_HERE = 0.007;
/** In tolerances: an island smaller than this would be a dot. */
const SMALLEST = 5;
/** How many steps of the detailed grid are one of the overview's. */
const COARSER = 20;

const read = (name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));
const write = (name, content) => {
  const text = JSON.stringify(content);
  writeFileSync(`${FOLDER}/${name}`, text);
  say(`${name}: ${Math.round(text.length / 1024)} KB`);
};

const topology = read('basemap-gb.topo.json');
const [stepX, stepY] = topology.transform.scale;
const lines = topology.arcs.map(toPoints);
const used = new Map();

const objects = Object.fromEntries(
  Object.entries(topology.objects).map(([name, object]) => [
    name,
    { ...object, geometries: object.geometries.flatMap((one) => coarse(one, toleranceOf(name))) },
  ]),
);
const arcs = [...used].map(([index, { tolerance }]) =>
  toSteps(simplified(lines[index], tolerance)),
);
const transform = { ...topology.transform, scale: [stepX * COARSER, stepY * COARSER] };
write('overview.topo.json', { type: 'Topology', bbox: topology.bbox, transform, objects, arcs });

const { places } = read('labels.json');
write('overview-labels.json', {
  places: places.filter(([, , , smallestZoom]) => smallestZoom <= OVERVIEW_ZOOM + 0.5),
  stations: [],
});

function toleranceOf(name) {
  return TOLERANCE[name] ?? TOLERANCE_HERE;
}

/** An arc as it is stored, each point a step from the one before it, as points of the grid. */
function toPoints(arc) {
  const at = [0, 0];
  return arc.map(([x, y]) => [(at[0] += x), (at[1] += y)]);
}

function toSteps(points) {
  const grid = points.map(([x, y]) => [Math.round(x / COARSER), Math.round(y / COARSER)]);
  const kept = grid.filter(
    ([x, y], nth) => nth === 0 || x !== grid[nth - 1][0] || y !== grid[nth - 1][1],
  );
  // An arc has two points at least, also where they have become one.
  const whole = kept.length === 1 ? [kept[0], kept[0]] : kept;
  return whole.map(([x, y], nth) =>
    nth === 0 ? [x, y] : [x - whole[nth - 1][0], y - whole[nth - 1][1]],
  );
}

/** Douglas and Peucker: leaves out every point that lies next to the line between two others. */
function simplified(points, tolerance) {
  const kept = new Set([0, points.length - 1]);
  const parts = [[0, points.length - 1]];
  while (parts.length > 0) {
    const [from, to] = parts.pop();
    let [farthest, most] = [-1, tolerance];
    for (let nth = from + 1; nth < to; nth += 1) {
      const distance = distanceOf(points[nth], points[from], points[to]);
      if (distance > most) [farthest, most] = [nth, distance];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, nth) => kept.has(nth));
}

function distanceOf([px, py], [ax, ay], [bx, by]) {
  const [x, y] = [(bx - ax) * stepX, (by - ay) * stepY];
  const [u, v] = [(px - ax) * stepX, (py - ay) * stepY];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (u * x + v * y) / length));
  return Math.hypot(u - share * x, v - share * y);
}

/** A geometry without its smallest rings; nothing at all when no ring is left. */
function coarse(geometry, tolerance) {
  const { type, arcs: parts } = geometry;
  const large = (rings) => rings.filter((ring) => !isSmall(ring, tolerance));
  const chain = (numbers) => renumbered(numbers, tolerance);
  const made = {
    Polygon: () => large(parts).map(chain),
    MultiPolygon: () =>
      parts
        .map(large)
        .filter((rings) => rings.length > 0)
        .map((rings) => rings.map(chain)),
    LineString: () => (isClosed(parts) && isSmall(parts, tolerance) ? [] : chain(parts)),
    MultiLineString: () => parts.map(chain),
  }[type]();
  return made.length === 0 ? [] : [{ ...geometry, arcs: made }];
}

/** A negative number is an arc from its end to its beginning. */
function renumbered(chain, tolerance) {
  return chain.map((number) => {
    const index = number < 0 ? ~number : number;
    const known = used.get(index) ?? { at: used.size, tolerance };
    used.set(index, { ...known, tolerance: Math.min(known.tolerance, tolerance) });
    return number < 0 ? ~known.at : known.at;
  });
}

function isSmall(chain, tolerance) {
  const points = chain.flatMap((number) => lines[number < 0 ? ~number : number]);
  const across = (axis, step) => {
    const values = points.map((point) => point[axis]);
    const [most, least] = [Math.max, Math.min].map((of) => values.reduce((a, b) => of(a, b)));
    return (most - least) * step;
  };
  return across(0, stepX) < SMALLEST * tolerance && across(1, stepY) < SMALLEST * tolerance;
}

function isClosed(chain) {
  const endOf = (number) => (number < 0 ? lines[~number][0] : lines[number].at(-1));
  const startOf = (number) => (number < 0 ? lines[~number].at(-1) : lines[number][0]);
  const [start, end] = [startOf(chain[0]), endOf(chain.at(-1))];
  return start[0] === end[0] && start[1] === end[1];
}
