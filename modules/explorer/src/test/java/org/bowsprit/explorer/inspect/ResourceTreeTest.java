package org.bowsprit.explorer.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.explorer.inspect.ResourceTree.Node;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;

class ResourceTreeTest {

  private static Node data(String game) {
    return new ResourceTree(LabGame.of(game).openGame().resources()).files().get(1);
  }

  @Test
  void aFileIsShownAsATreeOfChunks() {
    Node file = data("walklab");

    assertThat(file.name()).isEqualTo("MONKEY2.001");
    assertThat(file.size()).isEqualTo(118_362);
    Node lecf = file.parts().get(0);
    assertThat(lecf.parts().get(0)).isEqualTo(new Node("LOFF", "22 rooms", 8, 119, List.of()));
    assertThat(lecf.parts().get(1).parts().get(0).is()).isEqualTo("room 1 “corridor”");
  }

  @Test
  void theSizeOfAChunkIsTheSumOfItsParts() {
    Node lecf = data("artlab").parts().get(0);

    long header = 8;
    assertThat(lecf.parts().stream().mapToLong(Node::size).sum() + header).isEqualTo(lecf.size());
    assertThat(lecf.size()).isEqualTo(data("artlab").size());
  }
}
