package org.bowsprit.pathfinding;

import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;

/**
 * Plans walks with one algorithm, whose settings are fixed.
 *
 * <p>A router is stateless and thread-safe. Everything that is computed for a floor is stored in
 * the {@link PreparedRouter}, which hosts keep as long as the floor stays the same.
 *
 * @since 1.0
 */
public interface Router {

  /**
   * Prepares a floor for any number of requests.
   *
   * <p>Never throws an exception because of unusual boxes or a damaged matrix. The time has an
   * upper bound that depends only on the size of the floor.
   */
  PreparedRouter prepare(Floor floor);

  /**
   * Rebuilds the matrix from the boxes in their current state, when a script executes the
   * instruction {@code matrixOp} (spec 08 §7).
   *
   * <p>The default implementation is a breadth-first search over the boxes without flag 0x80.
   *
   * @param boxes the boxes in id order, with overrides applied
   */
  default BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    return BreadthFirstMatrix.build(boxes);
  }
}
