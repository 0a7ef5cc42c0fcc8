package org.bowsprit.routelab.part;

import java.util.Optional;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.mesh.Mesh;
import org.bowsprit.trial.room.FieldMap;

/**
 * The additional data of a map or mesh in a file.
 *
 * @param scale the pixels per unit
 * @param lattice the points that raster routers search
 * @param mesh the mesh; null if there is none
 */
record PlainField(int scale, Lattice lattice, PlainMesh mesh) {

  /**
   * A mesh, stored as the arguments of its constructor.
   *
   * @param first the first corner of each polygon
   * @param x the x of the corners
   * @param y the y of the corners
   * @param beyond the neighbouring polygons
   */
  @SuppressWarnings("ArrayRecordComponent") // Only passed between mesh and file, never compared.
  record PlainMesh(int[] first, int[] x, int[] y, int[] beyond) {

    static PlainMesh of(Mesh mesh) {
      int[] first = new int[mesh.polygons() + 1];
      for (int polygon = 0; polygon < first.length; polygon++) {
        first[polygon] = mesh.firstCorner(polygon);
      }
      int corners = first[mesh.polygons()];
      int[] x = new int[corners];
      int[] y = new int[corners];
      int[] beyond = new int[corners];
      for (int corner = 0; corner < corners; corner++) {
        x[corner] = mesh.x(corner);
        y[corner] = mesh.y(corner);
        beyond[corner] = mesh.beyond(corner);
      }
      return new PlainMesh(first, x, y, beyond);
    }

    Mesh mesh() {
      return new Mesh(first, x, y, beyond);
    }
  }

  static PlainField of(FieldMap map) {
    return new PlainField(map.scale(), map.lattice(), map.mesh().map(PlainMesh::of).orElse(null));
  }

  FieldMap map() {
    return new FieldMap(scale, lattice, Optional.ofNullable(mesh).map(PlainMesh::mesh));
  }
}
