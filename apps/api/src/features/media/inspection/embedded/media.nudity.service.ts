import type { Detections } from '@ribbon/domain/media';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import { div, io, ready, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { MODEL_SIDE } from './media.embedded.format.ts';

/** What the model can say, in its order, and what a service elsewhere calls it. */
const CLASSES = [
  undefined,
  { name: 'Illustrated Explicit Nudity', parentName: 'Explicit Nudity' },
  undefined,
  { name: 'Explicit Nudity', parentName: 'Explicit' },
  { name: 'Suggestive', parentName: 'Suggestive' },
] as const;

const BACKEND = '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm';

/** Tells nudity in photographs and drawings: the model of nsfwjs, run in WebAssembly. */
export function nudityModel() {
  let loading: Promise<GraphModel> | undefined;
  return {
    async classify(pixels: Uint8Array): Promise<Detections['moderationLabels']> {
      loading ??= load();
      const model = await loading;
      const input = tidy(() =>
        div(tensor4d(Float32Array.from(pixels), [1, MODEL_SIDE, MODEL_SIDE, 3]), 255),
      );
      const output = model.execute(input);
      if (Array.isArray(output)) throw new Error('unexpected model output shape');
      const probabilities = await output.data();
      input.dispose();
      output.dispose();
      return CLASSES.flatMap((label, index) =>
        label === undefined ? [] : [{ ...label, confidence: 100 * (probabilities[index] ?? 0) }],
      );
    },
  };
}

async function load(): Promise<GraphModel> {
  const wasm = createRequire(import.meta.url).resolve(BACKEND);
  setWasmPaths(`${dirname(wasm)}/`);
  setThreadsCount(1);
  await setBackend('wasm');
  await ready();
  const json = (await MobileNetV2MidModel.modelJson()).default as io.ModelJSON;
  const parts: Buffer[] = [];
  for (const bundle of MobileNetV2MidModel.weightBundles) {
    parts.push(Buffer.from((await bundle()).default, 'base64'));
  }
  return loadGraphModel(
    io.fromMemory({
      ...json,
      modelTopology: json.modelTopology,
      weightSpecs: json.weightsManifest.flatMap(({ weights }) => weights),
      weightData: Uint8Array.from(Buffer.concat(parts)).buffer,
    }),
  );
}
