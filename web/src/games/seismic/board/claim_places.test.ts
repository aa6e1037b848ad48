import { expect, it } from "vitest";

import { faceOf, fragmentsOf } from "../geometry/tile_faces";
import { claimPlaces } from "./claim_places";

const TILES = ["03", "02", "01", "03-14", "03-14-25", "02-13", "02-35", "03-15-24", "01-23-45", "03-12-45", "02-13-45", "+6:012345"];

it.each(TILES)("keeps the marks of %s apart, whatever its rotation", (tile) => {
  for (const rotation of [0, 1, 2, 3, 4, 5]) {
    const face = faceOf(tile, rotation);
    const places = claimPlaces(face.links, fragmentsOf(face));
    places.forEach(([x, y], n) => {
      for (const [u, v] of places.slice(n + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(0.5);
    });
  }
});
