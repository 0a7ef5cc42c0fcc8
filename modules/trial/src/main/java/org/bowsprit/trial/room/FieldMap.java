package org.bowsprit.trial.room;

import java.util.Objects;
import java.util.Optional;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.mesh.Mesh;

/**
 * The additional data of a floor from a map or a mesh of the routing literature. Such a floor has
 * no matrix.
 *
 * <p>Boxes, walks and routes are in pixels. Coordinates and lengths in the file are these values
 * divided by {@code scale}.
 *
 * @param scale the pixels per unit of the file: per cell of a {@code .map}, per 1 of a {@code
 *     .mesh}
 * @param lattice the points that raster routers search: the centres of a map's cells
 * @param mesh the polygons of a {@code .mesh}; empty for a {@code .map}
 */
public record FieldMap(int scale, Lattice lattice, Optional<Mesh> mesh) {

  /** Rejects a scale below 1. */
  public FieldMap {
    Objects.requireNonNull(lattice, "lattice must not be null");
    Objects.requireNonNull(mesh, "mesh must not be null");
    if (scale < 1) {
      throw new IllegalArgumentException("scale must be at least 1: " + scale);
    }
  }
}
