package org.bowsprit.pathfinding;

import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;

/**
 * A way of planning walks, its settings fixed.
 *
 * <p>Stateless and thread-safe: whatever it works out about a floor belongs to the {@link
 * PreparedRouter} it returns. Hosts keep that for as long as the floor stays the same.
 *
 * @since 1.0
 */
public interface Router {

  /**
   * Prepares a floor for any number of requests.
   *
   * <p>Never throws for odd boxes or a damaged matrix; takes time bounded by the size of the floor.
   */
  PreparedRouter prepare(Floor floor);

  /**
   * Rebuilds the matrix from the boxes as they are now, as {@code matrixOp} asks (spec 08 §7).
   *
   * <p>Unless overridden: breadth first over the boxes without flag 0x80.
   *
   * @param boxes the boxes in id order, overrides folded in
   */
  default BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    return BreadthFirstMatrix.build(boxes);
  }
}
