package org.bowsprit.launcher.command;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonDocument;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.playtest.selfcheck.CheckedScene;

/**
 * The output of {@code run --check}, with a line for each scene.
 *
 * @param scenes the scenes in their order
 * @param router the capabilities of the router, which planned the walks
 */
record SelfCheckReport(List<CheckedScene> scenes, Set<RouterCapability> router)
    implements JsonDocument {

  /** Returns whether there is a scene and all claims for this router hold. */
  boolean holds() {
    return !scenes.isEmpty()
        && scenes.stream().allMatch(scene -> scene.holds() || !isClaimed(scene));
  }

  /** Prints the report, as JSON if requested. */
  void print(Console console, boolean json) {
    if (json) {
      console.json(this);
      return;
    }
    for (CheckedScene scene : scenes) {
      String verdict = scene.holds() ? "holds  " : "differs";
      String note = scene.holds() || isClaimed(scene) ? "" : " (not claimed of this router)";
      console.out().println(verdict + "  " + scene.title() + note);
      if (isClaimed(scene)) {
        scene.differences().forEach(difference -> console.out().println("         " + difference));
      }
    }
  }

  private boolean isClaimed(CheckedScene scene) {
    return scene.claim().isFor(router);
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("schema", 1);
    json.writeBooleanField("holds", holds());
    json.writeArrayFieldStart("scenes");
    for (CheckedScene scene : scenes) {
      json.writeStartObject();
      json.writeStringField("title", scene.title());
      json.writeBooleanField("claimed", isClaimed(scene));
      json.writeBooleanField("holds", scene.holds());
      json.writeArrayFieldStart("differences");
      for (String difference : scene.differences()) {
        json.writeString(difference);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
