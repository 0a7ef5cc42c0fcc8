package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.render.RenderEvent;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * The connection to an open page. While a picture is being sent to the page, new pictures are
 * skipped. A slow page therefore receives fewer pictures, and the game never waits.
 */
public final class Page extends Session.Listener.AbstractAutoDemanding {

  /**
   * The message that a page sends when its browser allows sound, which requires a click or a touch.
   */
  private static final String LISTENING_MESSAGE = "listening";

  private static final int MAX_UNSENT_SOUNDS = 16;

  private final FrameChange picture = new FrameChange();
  private final Set<Page> pages;
  private final Consumer<? super RenderEvent> events;
  private volatile boolean canPlaySound;
  private boolean isSendingPicture;
  private boolean isSendingText;
  private String lastText = "";
  private int unsentSounds;

  Page(Set<Page> pages, Consumer<? super RenderEvent> events) {
    this.pages = pages;
    this.events = events;
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    pages.add(this);
  }

  @Override
  public void onWebSocketText(String message) {
    if (message.equals(LISTENING_MESSAGE)) {
      canPlaySound = true;
    }
    PageInput.of(message).ifPresent(events);
  }

  @Override
  public void onWebSocketClose(int statusCode, String reason, Callback callback) {
    pages.remove(this);
    super.onWebSocketClose(statusCode, reason, callback);
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    pages.remove(this);
  }

  /** Sends the changes of the picture, unless an earlier picture is still being sent. */
  void sendPicture(byte[] indices, byte[] palette, int shake) {
    synchronized (this) {
      if (isSendingPicture || !isOpen()) {
        return;
      }
      ByteBuffer message = picture.update(indices, palette, shake);
      if (!message.hasRemaining()) {
        return;
      }
      isSendingPicture = true;
      getSession()
          .sendBinary(message, Callback.from(this::onPictureSent, failure -> onDisconnect()));
    }
  }

  /**
   * Sends the texts in the picture, unless the page has them already or other texts are still being
   * sent.
   */
  void sendText(String text) {
    synchronized (this) {
      if (!isSendingText && isOpen() && !text.equals(lastText)) {
        lastText = text;
        isSendingText = true;
        getSession().sendText(text, Callback.from(this::onTextSent, failure -> onDisconnect()));
      }
    }
  }

  /** Sends samples, if the page can play sound and not too many messages are still being sent. */
  void sendSound(ByteBuffer samples) {
    synchronized (this) {
      if (canPlaySound && isOpen() && unsentSounds < MAX_UNSENT_SOUNDS) {
        unsentSounds++;
        getSession()
            .sendBinary(samples, Callback.from(this::onSoundSent, failure -> onDisconnect()));
      }
    }
  }

  private synchronized void onPictureSent() {
    isSendingPicture = false;
  }

  private synchronized void onTextSent() {
    isSendingText = false;
  }

  private synchronized void onSoundSent() {
    unsentSounds--;
  }

  private void onDisconnect() {
    pages.remove(this);
  }
}
