package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.desktop.folder.MediaFolders;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.Frame;

/** Saves pictures for the player: screenshots, and clips of the last seconds. */
final class PictureActions implements Companion {

  private final GameAtPlay play;
  private final Layers layers;
  private final Actions actions;
  private final Notices notices;
  private final Screenshots screenshots;
  private final Clip clip;

  @Inject
  PictureActions(
      Settings settings, GameAtPlay play, Layers layers, Actions actions, Notices notices) {
    this.play = play;
    this.layers = layers;
    this.actions = actions;
    this.notices = notices;
    MediaFolders folders =
        MediaFolders.ofMachine()
            .withGiven(settings.text(Setting.PICTURES), settings.text(Setting.VIDEOS));
    screenshots = new Screenshots(folders.pictures(), settings.texts());
    clip = new Clip(folders.videos(), () -> settings.text(Setting.CLIPS), settings.texts());
  }

  @Override
  public void join() {
    actions
        .on(HostAction.SCREENSHOT, () -> notices.showAndNote(screenshots.take(play.picture())))
        .on(HostAction.CLIP, clip::startWriting);
  }

  @Override
  public void round() {
    clip.nextMessage().ifPresent(notices::showAndNote);
  }

  /** Adds the picture to the clip, unless the game is paused. */
  @Override
  public void onFrame(Frame frame) {
    if (!layers.isGamePaused()) {
      clip.round(frame);
    }
  }

  /** Waits until the clip is written. */
  @Override
  public void leave() {
    clip.finish();
    clip.nextMessage().ifPresent(notices::note);
  }
}
