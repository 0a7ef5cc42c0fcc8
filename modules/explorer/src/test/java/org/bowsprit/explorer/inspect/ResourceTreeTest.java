package org.bowsprit.explorer.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.explorer.inspect.ResourceTree.Node;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;

/** Tests the tree of the chunks in the data file of a game. */
class ResourceTreeTest {

  private static Node dataFile(String game) {
    return new ResourceTree(LabGame.of(game).openGame().resources()).files().get(1);
  }

  @Test
  void aFileIsShownAsATreeOfChunks() {
    Node file = dataFile("walklab");

    assertThat(file.name()).isEqualTo("MONKEY2.001");
    assertThat(file.size()).isEqualTo(118_362);
    Node lecf = file.parts().get(0);
    assertThat(lecf.parts().get(0)).isEqualTo(new Node("LOFF", "22 rooms", 8, 119, List.of()));
    assertThat(lecf.parts().get(1).parts().get(0).is()).isEqualTo("room 1 “corridor”");
  }

  @Test
  void theSizeOfAChunkIsTheSumOfItsHeaderAndItsParts() {
    Node lecf = dataFile("artlab").parts().get(0);

    long headerBytes = 8;
    assertThat(lecf.parts().stream().mapToLong(Node::size).sum() + headerBytes)
        .isEqualTo(lecf.size());
    assertThat(lecf.size()).isEqualTo(dataFile("artlab").size());
  }
}
