package org.bowsprit.render.lwjgl;

import static org.lwjgl.opengl.GL33C.*;

import org.bowsprit.render.dock.PanelDock;
import org.bowsprit.render.dock.PanelPlace;

/** The pixels of a panel on the graphics card. Row 0 of the texture is the top of the panel. */
final class GlPanel implements AutoCloseable {

  private final int texture = glGenTextures();
  private final int framebuffer = glGenFramebuffers();
  private int[] pixels = new int[0];

  /** Copies the panel to the graphics card. */
  void upload(PanelDock dock, PanelPlace place) {
    if (pixels.length != place.width() * place.height()) {
      pixels = new int[place.width() * place.height()];
    }
    dock.paintAlone(pixels);
    int screen = glGetInteger(GL_TEXTURE_BINDING_2D);
    int rowLength = glGetInteger(GL_UNPACK_ROW_LENGTH);
    glBindTexture(GL_TEXTURE_2D, texture);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    glTexImage2D(
        GL_TEXTURE_2D,
        0,
        GL_RGBA8,
        place.width(),
        place.height(),
        0,
        GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        pixels);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, rowLength);
    glBindTexture(GL_TEXTURE_2D, screen);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
  }

  /** Draws the uploaded panel into the window's back buffer. */
  void draw(PanelPlace place, int windowHeight) {
    int top = windowHeight - place.y();
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glBlitFramebuffer(
        0,
        0,
        place.width(),
        place.height(),
        place.x(),
        top,
        place.x() + place.width(),
        top - place.height(),
        GL_COLOR_BUFFER_BIT,
        GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
  }

  @Override
  public void close() {
    glDeleteFramebuffers(framebuffer);
    glDeleteTextures(texture);
  }
}
