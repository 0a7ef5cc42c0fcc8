package org.bowsprit.render.lwjgl;

import static org.lwjgl.opengl.GL33C.GL_COMPILE_STATUS;
import static org.lwjgl.opengl.GL33C.GL_FALSE;
import static org.lwjgl.opengl.GL33C.GL_FRAGMENT_SHADER;
import static org.lwjgl.opengl.GL33C.GL_LINK_STATUS;
import static org.lwjgl.opengl.GL33C.GL_VERTEX_SHADER;
import static org.lwjgl.opengl.GL33C.glAttachShader;
import static org.lwjgl.opengl.GL33C.glCompileShader;
import static org.lwjgl.opengl.GL33C.glCreateProgram;
import static org.lwjgl.opengl.GL33C.glCreateShader;
import static org.lwjgl.opengl.GL33C.glDeleteProgram;
import static org.lwjgl.opengl.GL33C.glDeleteShader;
import static org.lwjgl.opengl.GL33C.glGetProgramInfoLog;
import static org.lwjgl.opengl.GL33C.glGetProgrami;
import static org.lwjgl.opengl.GL33C.glGetShaderInfoLog;
import static org.lwjgl.opengl.GL33C.glGetShaderi;
import static org.lwjgl.opengl.GL33C.glGetUniformLocation;
import static org.lwjgl.opengl.GL33C.glLinkProgram;
import static org.lwjgl.opengl.GL33C.glShaderSource;
import static org.lwjgl.opengl.GL33C.glUseProgram;

/** A linked pair of vertex and fragment shader. */
final class ShaderProgram implements AutoCloseable {

  private final int id;

  ShaderProgram(String vertexSource, String fragmentSource) throws ShaderException {
    int vertex = compile(GL_VERTEX_SHADER, vertexSource);
    int fragment;
    try {
      fragment = compile(GL_FRAGMENT_SHADER, fragmentSource);
    } catch (ShaderException e) {
      glDeleteShader(vertex);
      throw e;
    }
    id = glCreateProgram();
    glAttachShader(id, vertex);
    glAttachShader(id, fragment);
    glLinkProgram(id);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    if (glGetProgrami(id, GL_LINK_STATUS) == GL_FALSE) {
      String log = glGetProgramInfoLog(id).strip();
      glDeleteProgram(id);
      throw new ShaderException(log);
    }
  }

  void use() {
    glUseProgram(id);
  }

  int uniform(String name) {
    return glGetUniformLocation(id, name);
  }

  @Override
  public void close() {
    glDeleteProgram(id);
  }

  private static int compile(int type, String source) throws ShaderException {
    int shader = glCreateShader(type);
    glShaderSource(shader, source);
    glCompileShader(shader);
    if (glGetShaderi(shader, GL_COMPILE_STATUS) == GL_FALSE) {
      String log = glGetShaderInfoLog(shader).strip();
      glDeleteShader(shader);
      throw new ShaderException(log);
    }
    return shader;
  }
}
