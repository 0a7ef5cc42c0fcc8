package org.bowsprit.explorer.extract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the pages that show the chores of each costume. */
class CostumePreviewsTest {

  private static final String DATA_PREFIX = "const costume = ";

  @TempDir private Path folder;

  @Test
  void eachCostumeHasAPageWithAllStepsOfItsChores() throws IOException {
    GameResources game = LabGame.of("walklab").openGame().resources();
    List<Integer> costumes = game.ids(ResourceKind.COSTUME);
    assertThat(costumes).isNotEmpty();
    new CostumePreviews(game, Map.of(costumes.get(0), "walker"), folder).write();

    String page = Files.readString(folder.resolve("walker.html"));
    int start = page.indexOf(DATA_PREFIX) + DATA_PREFIX.length();
    JsonNode data = new ObjectMapper().readTree(page.substring(start, page.indexOf(";\n", start)));
    assertThat(data.get("name").asText()).isEqualTo("walker");
    assertThat(data.get("chores")).isNotEmpty();
    for (JsonNode chore : data.get("chores")) {
      BufferedImage strip = decodePicture(chore.get("picture").asText());
      assertThat(strip.getWidth())
          .isEqualTo(chore.get("width").asInt() * chore.get("frames").asInt());
      assertThat(strip.getHeight()).isEqualTo(chore.get("height").asInt());
    }
  }

  private static BufferedImage decodePicture(String uri) throws IOException {
    byte[] png = Base64.getDecoder().decode(uri.substring(uri.indexOf(',') + 1));
    return ImageIO.read(new ByteArrayInputStream(png));
  }
}
