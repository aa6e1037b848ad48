/** The relief in three dimensions. Loaded only when somebody opens it; everything here is three.js. */

import {
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Raycaster,
  Scene,
  Sprite,
  SpriteMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  type CanvasTexture,
  type Material,
  type Object3D,
} from "three";
import { blockOf, FLOOR } from "./block";
import { boxWalls, clear, flat, geometryOf, level, texture, UPWARDS } from "./meshes";
import type { Tool } from "../hand/choices";
import { poseAt, type Moment, type Pose } from "../motion/beats";
import { START, type Viewpoint } from "./orbit";
import { inks, paintCoin, paintLand, paintLean, paintMark, paintPin, paintRock, paintSea, paintTile, type Ink } from "./textures";
import { Board, type Bounds, type Slab } from "../land/board";
import { SeaChart } from "../land/sea";
import { aimCamera, lights } from "./camera_and_lights";
export { ReliefControls } from "./orbit_controls";
import { cornersOf, HIGH, landSolid, openSpaces, plane, slabSolid, type Height, type Solid } from "./solids";
import { sameSpace, type SanAndreasView, type Space } from "../land/view";

/** Pixels to a space on the pictures that are laid over bodies. */
const FINE = 96;
const COARSE = 64;
export interface Shown {
  readonly view: SanAndreasView;
  readonly moment: Moment | null;
  readonly lit: readonly Space[];
  readonly tool: Tool | null;
  readonly chosen: Space | null;
  readonly colours: readonly number[];
  readonly seed: string;
  readonly seat: number | null;
  /** What the ocean is called. */
  readonly ocean: string;
}

export class ReliefScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera();
  private readonly fixed = new Group();
  private readonly tiles = new Group();
  private readonly pieces = new Group();
  private readonly coins: Object3D[] = [];
  private readonly bodies = new Map<number, Mesh>();
  /** Pictures of pieces by what they show: the same ones come again at every step. */
  private readonly pictures = new Map<string, CanvasTexture>();
  private block: Bounds = { west: 0, south: 0, east: 1, north: 1 };
  private board: Board | null = null;
  private ink: Ink;
  private walls: Material[] = [];
  private ground = "";
  private frame = 0;
  private viewpoint: Viewpoint = START;

  /** An error if the browser has no WebGL. */
  constructor(private readonly canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    // The sun stands still: shadows change only when something on the table does.
    this.renderer.shadowMap.autoUpdate = false;
    this.ink = inks(canvas);
    this.scene.add(this.fixed, this.tiles, this.pieces);
  }

  /** Take the colours of the page anew. */
  repaint(shown: Shown): void {
    this.ink = inks(this.canvas);
    this.ground = "";
    this.forget();
    this.show(shown);
  }

  show(shown: Shown): void {
    const { view, moment } = shown;
    this.board = new Board(view);
    this.setGround(shown);
    clear(this.tiles);
    this.bodies.clear();
    for (const slab of this.board.slabs) this.setTile(slab, moment);
    this.setPieces(shown);
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  /** Update only what moves. */
  pose(shown: Shown): void {
    const { moment } = shown;
    if (!this.board || !moment) return;
    for (const slab of this.board.slabs) {
      const body = this.bodies.get(slab.id);
      const pose = poseAt(moment, slab.id);
      if (!body) continue;
      if (pose) {
        body.geometry.dispose();
        body.geometry = geometryOf(this.solidOf(slab, plane(slab.at, pose.corners)));
        body.position.set(pose.dx, 0, -pose.dy);
      } else if (moment.beat.kind === "sink" && moment.beat.tiles.includes(slab.id)) {
        body.position.y = -1.4 * moment.part;
      }
    }
    this.setPieces(shown);
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    for (const coin of this.coins) coin.rotation.z = -viewpoint.turn;
    this.draw();
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.draw();
  }

  /** The space at a point of the canvas, from -1 to 1 both ways; null beside all tiles. */
  spaceAt(x: number, y: number): Space | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.camera);
    const [hit] = ray.intersectObjects(this.tiles.children, false);
    // A little inside, so that a wall counts for the tile that it ends.
    if (!hit?.face) return null;
    const at = hit.point.clone().addScaledVector(hit.face.normal, -0.02);
    return [Math.floor(at.x), Math.floor(-at.z)];
  }

  /** Where the middle of the ground of a space falls on the canvas, in pixels. */
  onScreen(space: Space): readonly [number, number] {
    const seen = this.lyingOn(space, null).position.project(this.camera);
    const box = this.canvas.getBoundingClientRect();
    return [((seen.x + 1) / 2) * box.width, ((1 - seen.y) / 2) * box.height];
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    clear(this.fixed);
    clear(this.tiles);
    clear(this.pieces);
    this.forget();
    this.renderer.dispose();
  }

  private forget(): void {
    for (const picture of this.pictures.values()) picture.dispose();
    this.pictures.clear();
  }

  private picture(key: string, paint: () => HTMLCanvasElement): CanvasTexture {
    const found = this.pictures.get(key) ?? texture(paint());
    this.pictures.set(key, found);
    return found;
  }

  /** Draw in the next frame, once for all changes until then. */
  private draw(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      aimCamera(this.camera, this.viewpoint, this.block, this.renderer.getSize(new Vector2()));
      this.renderer.render(this.scene, this.camera);
    });
  }

  // --- what stands still: light, sea, mainland

  private setGround({ seed, ocean }: Shown): void {
    const board = this.board!;
    this.block = blockOf(board);
    const { west, south, east, north } = this.block;
    const key = `${seed} ${board.slabs.map((slab) => slab.at.join()).join(" ")}`;
    if (key === this.ground) return;
    this.ground = key;
    clear(this.fixed);
    this.walls = (["rock-w", "rock-s"] as const).map(
      (token) => new MeshLambertMaterial({ map: this.picture(token, () => paintRock(this.ink, token)) }),
    );
    const seaChart = new SeaChart(board, { west, north: -north, east, south: -south }, seed);
    const water = new Mesh(
      new PlaneGeometry(east - west, north - south),
      new MeshLambertMaterial({ map: this.picture(`sea ${key}`, () => paintSea(board, seaChart, this.block, this.ink, COARSE, ocean)) }),
    );
    water.rotation.x = -Math.PI / 2;
    water.position.set((west + east) / 2, 0, -(south + north) / 2);
    water.receiveShadow = true;
    const map = this.picture(`land ${key}`, () => paintLand(seaChart, this.block, this.ink, COARSE));
    const top = new MeshLambertMaterial({ map });
    const land = new Mesh(geometryOf(landSolid(this.block)), [top, ...this.walls]);
    land.receiveShadow = true;
    land.castShadow = true;
    this.fixed.add(water, land, ...this.foot(), ...lights(this.block));
  }

  /** Water and rock that one sees below the sea where the block ends. */
  private foot(): Mesh[] {
    const part = (token: string, upper: number, lower: number) =>
      new Mesh(
        geometryOf(boxWalls(this.block, upper * HIGH, (upper - lower) * HIGH)),
        new MeshLambertMaterial({ color: this.ink(token) }),
      );
    return [part("sea-4", -0.005, -0.75), part("rock-w", -0.75, FLOOR)];
  }

  // --- tiles

  private setTile(slab: Slab, moment: Moment | null): void {
    const pose = moment ? poseAt(moment, slab.id) : undefined;
    const solid = this.solidOf(slab, plane(slab.at, pose?.corners ?? cornersOf(slab)));
    const board = this.board!;
    const lies = [slab.id, slab.base, slab.east, slab.north, board.shown(slab).length].join(" ");
    const map = this.picture(`tile ${lies}`, () => paintTile(slab, this.ink, FINE));
    const top = new MeshLambertMaterial({ map });
    const under = new MeshLambertMaterial({ color: this.ink("strata") });
    const body = new Mesh(geometryOf(solid), [top, ...this.walls, under]);
    if (pose) body.position.set(pose.dx, 0, -pose.dy);
    body.castShadow = true;
    body.receiveShadow = true;
    this.bodies.set(slab.id, body);
    this.tiles.add(body);
  }

  private solidOf(slab: Slab, under: Height): Solid {
    return slabSolid(slab.at, openSpaces(this.board!, slab), under);
  }

  // --- pieces

  private setPieces({ moment, lit, tool, chosen, colours, seat }: Shown): void {
    const board = this.board!;
    clear(this.pieces);
    this.coins.length = 0;
    for (const slab of board.slabs) if (slab.leans && board.shown(slab).length === 4) this.addLean(slab, moment);
    for (const city of board.cities) this.addCoin(city, colours[city.seat] ?? city.seat, moment);
    for (const pin of board.pins) if (board.showsPin(pin)) this.addPin(pin.at, pin.pawn, moment);
    for (const space of lit)
      if (!sameSpace(space, chosen)) this.addMark(space, tool?.kind === "pawn" ? "mark" : "found", moment);
    if (chosen && tool) {
      this.addMark(chosen, "chosen", moment);
      if (tool.kind === "pawn") this.addPin(chosen, tool.pawn, moment);
      else if (seat !== null)
        this.addCoin({ tile: -1, at: chosen, seat, coin: tool.coin, known: false }, colours[seat] ?? seat, moment);
    }
  }

  private addCoin(city: Board["cities"][number], colour: number, moment: Moment | null): void {
    const lying = this.lyingOn(city.at, moment);
    const edge = new Mesh(
      new CylinderGeometry(0.35, 0.35, 0.09, 32),
      new MeshLambertMaterial({ color: this.ink("crew-line") }),
    );
    edge.rotation.x = Math.PI / 2;
    edge.position.z = 0.05;
    edge.castShadow = true;
    const key = `coin ${colour} ${city.coin} ${city.known}`;
    const face = flat(this.picture(key, () => paintCoin(city, colour, this.ink, FINE)), 1.1);
    face.position.z = 0.105;
    const controls = new Group();
    controls.add(face);
    controls.rotation.z = -this.viewpoint.turn;
    this.coins.push(controls);
    lying.add(edge, controls);
    this.pieces.add(lying);
  }

  /** The lean of a tile at its middle; it turns so that it can be read. */
  private addLean(slab: Slab, moment: Moment | null): void {
    const pose = moment ? poseAt(moment, slab.id) : undefined;
    const [x, y] = slab.middle;
    const lying = this.lying([x - 0.5, y - 0.5], pose, slab);
    const key = `lean ${slab.lean} ${slab.steep}`;
    const controls = flat(this.picture(key, () => paintLean(slab, this.ink, FINE)), 1);
    controls.position.z = 0.014;
    controls.rotation.z = -this.viewpoint.turn;
    this.coins.push(controls);
    lying.add(controls);
    this.pieces.add(lying);
  }

  private addPin(space: Space, pawn: string, moment: Moment | null): void {
    const at = this.lyingOn(space, moment).position;
    const map = this.picture(`pin ${pawn}`, () => paintPin(pawn, this.ink, 4));
    const sprite = new Sprite(new SpriteMaterial({ map, transparent: true }));
    sprite.center.set(0.5, 0);
    sprite.scale.set(0.78, 1.08, 1);
    sprite.position.copy(at);
    this.addMark(space, "shock", moment);
    this.pieces.add(sprite);
  }

  private addMark(space: Space, kind: Parameters<typeof paintMark>[0], moment: Moment | null): void {
    const lying = this.lyingOn(space, moment);
    const mark = flat(this.picture(kind, () => paintMark(kind, this.ink, FINE)), 1);
    mark.position.z = 0.012;
    lying.add(mark);
    this.pieces.add(lying);
  }

  /** A group that lies on a space: its z is the normal of the ground, its y points north. */
  private lyingOn(space: Space, moment: Moment | null): Group {
    const top = this.board?.top(space);
    if (top?.kind !== "slab") return level(new Vector3(space[0] + 0.5, top ? HIGH : 0, -space[1] - 0.5), UPWARDS);
    return this.lying(space, moment ? poseAt(moment, top.id) : undefined, top);
  }

  private lying([x, y]: Space, pose: Pose | undefined, slab: Slab): Group {
    const under = plane(slab.at, pose?.corners ?? cornersOf(slab));
    const [east, north] = [under(x + 1, y) - under(x, y), under(x, y + 1) - under(x, y)];
    const height = (under(x + 0.5, y + 0.5) + 1) * HIGH;
    const at = new Vector3(x + 0.5 + (pose?.dx ?? 0), height, -y - 0.5 - (pose?.dy ?? 0));
    return level(at, new Vector3(-east * HIGH, 1, north * HIGH).normalize());
  }
}
