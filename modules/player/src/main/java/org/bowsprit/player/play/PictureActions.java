package org.bowsprit.player.play;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.folder.MediaFolders;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** What the player keeps of what is shown: screenshots, and clips of the last seconds. */
final class PictureActions {

  private final PlayLoop loop;
  private final Screenshots screenshots;
  private final Clip clip;
  private final Consumer<String> told;

  /**
   * Begins to remember what is shown.
   *
   * @param settings tell where pictures and clips go
   * @param loop shows the pictures
   * @param isHeld tells whether the game stands still, which no clip is about
   * @param told takes a line for each that was written, or was not
   */
  PictureActions(Settings settings, PlayLoop loop, BooleanSupplier isHeld, Consumer<String> told) {
    this.loop = loop;
    this.told = told;
    MediaFolders folders =
        MediaFolders.ofMachine()
            .orGiven(settings.text(Setting.PICTURES), settings.text(Setting.VIDEOS));
    screenshots = new Screenshots(folders.pictures(), settings.texts());
    clip = new Clip(folders.videos(), () -> settings.text(Setting.CLIPS), settings.texts());
    loop.onShow(
        shown -> {
          if (!isHeld.getAsBoolean()) {
            clip.round(shown);
          }
        });
  }

  /** Takes the actions up. */
  void bind(Actions actions) {
    actions
        .on(HostAction.SCREENSHOT, () -> told.accept(screenshots.take(loop.shown())))
        .on(HostAction.CLIP, clip::keep);
  }

  /** Lets a round of the play loop pass. */
  void round() {
    clip.news().ifPresent(told);
  }

  /**
   * Waits for what is being written.
   *
   * @param notes takes a line for it
   */
  void finish(Consumer<String> notes) {
    clip.finish();
    clip.news().ifPresent(notes);
  }
}
