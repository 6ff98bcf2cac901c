import type { Edge } from '../grid/grid.ts';
import { borderEdges, connectionEdges, readEdges } from './edges.ts';
import { readRows, ScriptError } from './helpers.ts';

/** A list of edges as an object, for scripts that create it apart from a grid. */
abstract class EdgeList {
  readonly edges: readonly Edge[];

  constructor(edges: unknown = []) {
    if (!Array.isArray(edges)) throw new ScriptError('The edges must be an array.');
    this.edges = readEdges('edges', edges);
  }
}

/** Connections of cells. */
export class GridConnections extends EdgeList {
  /** Connections between equal letters that touch; a dot connects nothing. */
  static create(rows: unknown): GridConnections {
    return new GridConnections(connectionEdges(readRows('GridConnections.create', rows)));
  }

  addEdge(edge: unknown): GridConnections {
    return new GridConnections([...this.edges, edge]);
  }
}

/** Borders of zones. */
export class GridZones extends EdgeList {
  /** Borders between different letters. */
  static create(rows: unknown): GridZones {
    return new GridZones(borderEdges(readRows('GridZones.create', rows)));
  }

  addEdge(edge: unknown): GridZones {
    return new GridZones([...this.edges, edge]);
  }
}

/** The edges of such an object, or the value itself. */
export function edgesOf(value: unknown): unknown {
  return value instanceof EdgeList ? value.edges : value;
}
